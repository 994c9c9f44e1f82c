import type { Db } from '../../kernel/index.ts';
import { ownAccount } from '../../ledger/index.ts';
import { clearedAt, setClearedAt } from './clearing.store.ts';

export interface Clearing {
  readonly playerId: bigint;
  readonly accountId: string;
  /** True to clear the list of bets that are over; false restores it. */
  readonly isCleared: boolean;
}

/**
 * Removes the bets of an account that are over from the player's list, or restores those removed before. Nothing is
 * deleted: mails, operators and the bets' own pages still show them. Returns when the list was last cleared. Throws a
 * ProblemError 404 if the account isn't the player's.
 */
export async function clearHistory(
  { db, now }: { readonly db: Db; now(): Date },
  { playerId, accountId, isCleared }: Clearing,
): Promise<Date | null> {
  const { id } = await ownAccount(db, playerId, accountId);
  await setClearedAt(db, id, isCleared ? now() : null);
  return clearedAt(db, playerId, id);
}
