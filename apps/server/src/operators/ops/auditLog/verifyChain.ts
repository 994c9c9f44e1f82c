import type { Db, Trx } from '../../../kernel/index.ts';
import { FIRST_HASH, hashOfEntry, type ChainHead, type StoredEntry } from './auditChain.ts';
import { entriesAfter, headOf } from './auditLog.store.ts';
import type { Anchor } from './anchors.ts';

/** Entries that are read at a time. */
const PAGE = 2000;

/** First entry at which the chain is broken. */
export interface ChainFault {
  readonly id: bigint;
  /** Sentence about the fault. */
  readonly text: string;
}

export interface ChainReport {
  /** Number of entries up to the fault, all if there is none. */
  readonly entries: number;
  /** Last entry that was right. */
  readonly head: ChainHead;
  readonly fault?: ChainFault;
}

const START: ChainHead = { id: 0n, hash: FIRST_HASH };

/**
 * Computes the chain of the audit log anew, as it is at one moment, and compares it with the stored hashes, the stored
 * head and the anchors. Ends at the first fault. The platform may write meanwhile.
 */
export function verifyChain(db: Db, anchors: readonly Anchor[] = []): Promise<ChainReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verify(trx, anchors));
}

async function verify(trx: Trx, anchors: readonly Anchor[]): Promise<ChainReport> {
  const ahead = anchors.filter(({ id }) => id > 0n).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  let entries = 0;
  let beforeLast: ChainHead | undefined;
  let last = START;
  for (;;) {
    const page = await entriesAfter(trx, last.id, PAGE);
    for (const entry of page) {
      const fault = faultAt(entry, { last, beforeLast }) ?? anchorFault(entry, ahead);
      if (fault) return { entries, head: last, fault };
      entries += 1;
      beforeLast = last;
      last = { id: entry.id, hash: entry.hash };
    }
    if (page.length === 0) break;
  }
  const fault = endFault(last, await headOf(trx), ahead.at(-1));
  return { entries, head: last, ...(fault ? { fault } : {}) };
}

/** Says what is wrong with an entry, from the entries before it. */
function faultAt(
  entry: StoredEntry,
  { last, beforeLast }: { readonly last: ChainHead; readonly beforeLast: ChainHead | undefined },
): ChainFault | undefined {
  const { id, hash } = entry;
  if (hashOfEntry(last.hash, entry) === hash) return undefined;
  const next = last.id + 1n;
  if (beforeLast && hashOfEntry(beforeLast.hash, entry) === hash)
    return { id: last.id, text: 'It was inserted: the entry after it continues the one before it.' };
  if (id !== next)
    return { id: next, text: `${missingText(next, id - 1n)}, or entry ${id} has another content.` };
  return { id, text: 'Its content or its hash was changed: they don’t fit each other.' };
}

/** Compares an entry with the anchors up to it, and removes these from the list. */
function anchorFault({ id, hash }: ChainHead, ahead: Anchor[]): ChainFault | undefined {
  for (let [anchor] = ahead; anchor && anchor.id <= id; [anchor] = ahead) {
    const { day } = anchor;
    if (anchor.id < id)
      return { id: anchor.id, text: `It is missing, and was the head at the anchor of ${day}.` };
    if (anchor.hash !== hash)
      return {
        id,
        text: `It or an entry before it was rewritten with all hashes after it: the anchor of ${day} has ${anchor.hash}, the entry ${hash}.`,
      };
    ahead.shift();
  }
  return undefined;
}

/** Compares the last entry with the stored head, and with the last of the anchors above it. */
function endFault(
  last: ChainHead,
  head: ChainHead | undefined,
  anchor: Anchor | undefined,
): ChainFault | undefined {
  const next = last.id + 1n;
  if (!head)
    return { id: last.id, text: 'It is the last entry, but the stored head (audit_head) was removed.' };
  if (head.id > last.id)
    return { id: next, text: `${missingText(next, head.id)} at the end: the stored head is ${head.id}.` };
  if (anchor)
    return {
      id: next,
      text: `${missingText(next, anchor.id)} at the end: ${anchor.id} was the head at the anchor of ${anchor.day}.`,
    };
  if (head.id < last.id)
    return {
      id: head.id + 1n,
      text: `It was not added by the platform: the stored head is ${head.id}.`,
    };
  if (head.hash === last.hash) return undefined;
  return { id: last.id, text: `It is the last entry, but the stored head has another hash, ${head.hash}.` };
}

const missingText = (first: bigint, last: bigint): string =>
  first === last ? `Entry ${first} is missing` : `Entries ${first} to ${last} are missing`;
