import type { Trx } from '../../kernel/index.ts';
import { removeReady } from './cashback.store.ts';
import { lockLoyalty } from './loyalty.store.ts';
import { bookPoints } from './points.store.ts';

/** Interface for modules that show a player's loyalty or pay rewards to the main account. */
export { earnedSince, lockLoyalty, lockMainAccount, loyaltyOf, mainAccount } from './loyalty.store.ts';
export { bookPoints, pointsRows } from './points.store.ts';

/**
 * Removes points and cashback of a player who is excluded. The transaction has locked the player's accounts and the
 * player.
 */
export async function removeRewards(trx: Trx, playerId: bigint, at: Date): Promise<void> {
  const { points } = await lockLoyalty(trx, playerId, at);
  await removeReady(trx, playerId);
  if (points === 0n) return;
  const key = `${playerId}:exclusion:${at.getTime()}`;
  await bookPoints(trx, { playerId, amount: -points, kind: 'expired', key, at });
}
