import type { Trx } from '../db/database.ts';
import { lockPlayer } from '../wallet/ledger.ts';
import { closedAt, isTimed, nextDay, type Block, type Door } from './blocks.ts';
import { restrictionsOf } from './limits.store.ts';
import { sessionTime } from './sessionTime.ts';

/**
 * What keeps a player out of a door now; undefined when it stands open. Locks the player until the transaction ends, so
 * that an exclusion comes before what is let in here, or waits for it. Sign-in, the start of a game and the grant of a
 * bonus ask here; bets and payments by `limitRefusal` and `depositRefusal`, which know the amount too.
 */
export async function doorBlock(
  trx: Trx,
  door: Door,
  playerId: bigint,
  now: Date,
): Promise<Block | undefined> {
  await lockPlayer(trx, playerId);
  const { limits, blocks } = await restrictionsOf(trx, playerId);
  const block = closedAt(door, limits, blocks, now);
  if (block || !isTimed(door)) return block;
  const time = await sessionTime(trx, playerId, limits, now);
  if (!time || time.remaining > 0) return undefined;
  return { code: 'SESSION_LIMIT', until: nextDay(now, time.utcOffset), returnToken: null };
}
