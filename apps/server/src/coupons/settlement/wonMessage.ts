import { toWire } from '@touchline/betting';
import type { Trx } from '../../db/database.ts';
import { writeMessage } from '../../messages/writeMessage.ts';
import type { CouponRow } from '../coupons.store.ts';

/** A won bet has a message if it pays at least this many times its stake: every other win is shown by the history. */
const IMPORTANT_TIMES = 5n;

/**
 * Writes the message about a won bet of importance, in the transaction that pays it.
 * @param payout after tax, minor units
 */
export async function messageWonBet(
  trx: Trx,
  { id, player_id: playerId, amount: stake, iso, corrections }: CouponRow,
  payout: bigint,
  at: Date,
): Promise<void> {
  if (payout < stake * IMPORTANT_TIMES) return;
  await writeMessage(trx, {
    playerId,
    // A bet that a correction reopened can be won again, with another payout.
    cause: corrections === 0 ? `bet-won:${id}` : `bet-won:${id}:${corrections}`,
    subject: {
      kind: 'bet-won',
      couponId: String(id),
      payout: toWire(payout, iso),
      stake: toWire(stake, iso),
      iso,
    },
    at,
  });
}
