import type { Trx } from './database.ts';

/**
 * Records the values before and after a change in its transaction, so that both or neither happen. Called last in it,
 * after all writes and claims: a transaction that waits for a row after it can deadlock.
 */
export type RecordChange = (
  trx: Trx,
  changed: { readonly before: unknown; readonly after: unknown },
) => Promise<void>;

/** For changes that aren't recorded. */
export const unrecorded: RecordChange = () => Promise.resolve();
