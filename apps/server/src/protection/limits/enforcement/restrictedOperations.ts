import type { Trx } from '../../../kernel/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { closedAt, isTimed, nextDay, type Block, type RestrictedOperation } from '../rules/blocks.ts';
import { restrictionsOf } from '../limits.store.ts';
import { sessionTime } from '../sessionTime/sessionTime.ts';

/**
 * Returns the block of a door now; undefined if it is open. Locks the player until the transaction ends, so that an
 * exclusion comes before the operation or waits for it. Sign-in, the start of a game and the grant of a bonus call
 * this; bets and payments use `limitRefusal` and `depositRefusal`, which also know the amount.
 */
export async function operationBlock(
  trx: Trx,
  door: RestrictedOperation,
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
