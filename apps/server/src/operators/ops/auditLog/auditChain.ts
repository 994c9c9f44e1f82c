import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Selectable } from 'kysely';
import type { OperatorActionsTable } from './auditLog.tables.ts';

/** Hash before the first entry. */
export const FIRST_HASH = '0'.repeat(64);

/** Entry of the audit log as the database returns it. */
export type StoredEntry = Selectable<OperatorActionsTable>;

/** Content of an entry that its hash protects. */
export type EntryContent = Pick<
  StoredEntry,
  'id' | 'at' | 'operator' | 'action' | 'subject' | 'before' | 'after' | 'reason' | 'request_id'
>;

/** Last entry of the chain; 0 and `FIRST_HASH` if there is none. */
export interface ChainHead {
  readonly id: bigint;
  readonly hash: string;
}

/** Returns the content of an entry as its hash, exports and auditors have it. */
export function contentOf({ id, at, request_id: requestId, ...row }: EntryContent) {
  const { action, after, before, operator, reason, subject } = row;
  const time = at.toISOString();
  return { action, after, at: time, before, id: String(id), operator, reason, requestId, subject };
}

/**
 * Returns the hash of an entry: SHA-256 of the hash before it, a line feed and the content as canonical JSON (RFC 8785).
 * @param entry as the database returns it, since jsonb changes what was written
 */
export function hashOfEntry(previous: string, entry: EntryContent): string {
  return createHash('sha256')
    .update(`${previous}\n${canonicalize(contentOf(entry))}`)
    .digest('hex');
}
