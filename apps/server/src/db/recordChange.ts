import type { Trx } from './database.ts';

/** Writes down what was and what is, in the change's own transaction: both happen or neither. */
export type RecordChange = (
  trx: Trx,
  changed: { readonly before: unknown; readonly after: unknown },
) => Promise<void>;

/** For changes of which nobody keeps a record. */
export const unrecorded: RecordChange = () => Promise.resolve();
