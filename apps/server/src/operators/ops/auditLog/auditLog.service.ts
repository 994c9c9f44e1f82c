import type { AuditEntry } from '@touchline/contract/operators';
import type { FastifyRequest } from 'fastify';
import {
  type AuditAuthor,
  type AuditedChange,
  type AuditWriter,
  type Db,
  pageOf,
  type RecordChange,
  type Trx,
} from '../../../kernel/index.ts';
import { operatorOf } from '../operatorOnly.ts';
import { appendEntry, entriesBefore, type EntryFilter } from './auditLog.store.ts';

export interface AuditLog extends AuditWriter {
  /**
   * Adds a row for private content that an operator's request reads, before it is returned: without a row nothing is
   * shown.
   */
  look(
    request: FastifyRequest,
    deed: Pick<AuditedChange, 'action' | 'subject'>,
    after?: object,
  ): Promise<void>;
  /** Returns actions newest first, with the cursor of the next page; null at the end. */
  list(filter: EntryFilter): Promise<{ readonly actions: AuditEntry[]; readonly next: string | null }>;
}

const PAGE = 30;

/** Returns the act of an operator's request. */
export function auditAuthorOf(request: FastifyRequest, reason?: string): AuditAuthor {
  const { id: requestId, subjectSite: siteId = null } = request;
  return { operator: operatorOf(request).name, requestId, reason, siteId };
}

/**
 * @returns a function that records a change of an operator's request in the audit log, in the transaction of the
 * change
 */
export function recordIn(
  auditLog: Pick<AuditLog, 'write'>,
  request: FastifyRequest,
  { reason, ...deed }: Pick<AuditedChange, 'action' | 'subject'> & { readonly reason?: string | undefined },
): RecordChange {
  return (trx, changed) => auditLog.write(trx, auditAuthorOf(request, reason), { ...deed, ...changed });
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Creates the append-only audit log of operators' actions, a chain of hashes. */
export function createAuditLog({ db, now }: { readonly db: Db; readonly now: () => Date }): AuditLog {
  const insert = (
    trx: Trx,
    { operator, requestId, reason, siteId = null }: AuditAuthor,
    { action, subject, before, after }: AuditedChange,
  ): Promise<void> =>
    appendEntry(trx, {
      at: now(),
      operator,
      action,
      subject,
      before: json(before),
      after: json(after),
      reason: reason ?? null,
      request_id: requestId,
      site_id: siteId,
    });

  return {
    write: insert,
    look: (request, deed, after) =>
      db
        .transaction()
        .execute((trx) =>
          insert(trx, auditAuthorOf(request), { ...deed, before: null, after: after ?? null }),
        ),
    async list(filter) {
      const { rows, next } = pageOf(await entriesBefore(db, filter, PAGE + 1), PAGE, ({ id }) => id);
      const actions = rows.map(({ id, at, request_id, site_id: _site, ...row }) => ({
        ...row,
        id: String(id),
        at: at.getTime(),
        requestId: request_id,
      }));
      return { actions, next };
    },
  };
}
