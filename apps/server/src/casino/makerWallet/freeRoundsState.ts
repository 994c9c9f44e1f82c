import { toWire } from '@touchline/betting';
import { type Trx, seconds } from '../../kernel/index.ts';
import type { BodyOfCall } from './calls.ts';
import type { AskedCall } from './context.ts';
import { freeRoundsOf, leftOf } from './freeRounds.store.ts';

/** Answers with what is left of a player's free rounds. */
export async function answerFreeRoundsState(
  trx: Trx,
  { freeRoundsId }: BodyOfCall<'freeRounds/state'>,
  { makerId, account, now }: AskedCall,
): Promise<object> {
  const free = await freeRoundsOf(trx, makerId, account.playerId, freeRoundsId);
  if (!free) return { status: 'FREE_ROUNDS_UNKNOWN' };
  return {
    status: 'OK',
    left: leftOf(free, now),
    value: toWire(free.stake, free.iso),
    currency: free.iso,
    expires: seconds(free.ends_at),
  };
}
