import type { Trx } from './database.ts';

/** Records the values before and after a change in its transaction, so that both or neither happen. */
export type RecordChange = (
  trx: Trx,
  changed: { readonly before: unknown; readonly after: unknown },
) => Promise<void>;

/** For changes that aren't recorded. */
export const unrecorded: RecordChange = () => Promise.resolve();
