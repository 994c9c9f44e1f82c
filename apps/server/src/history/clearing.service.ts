import type { Db } from '../db/database.ts';
import { ownAccount } from '../wallet/ownAccount.ts';
import { clearedAt, setClearedAt } from './clearing.store.ts';

export interface Clearing {
  readonly playerId: bigint;
  readonly accountId: string;
  /** Whether bets that are over go off the list, or what went off before comes back. */
  readonly isCleared: boolean;
}

/**
 * Takes the bets of an account that are over by now off the player's list, or puts back what was taken off. Nothing is
 * deleted: mails, operators and the bets' own pages have them all. Answers when the list was cleared last.
 * Throws a ProblemError 404 for no account of the player.
 */
export async function clearHistory(
  { db, now }: { readonly db: Db; now(): Date },
  { playerId, accountId, isCleared }: Clearing,
): Promise<Date | null> {
  const { id } = await ownAccount(db, playerId, accountId);
  await setClearedAt(db, id, isCleared ? now() : null);
  return clearedAt(db, playerId, id);
}
