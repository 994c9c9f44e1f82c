import { toWire } from '@touchline/betting';
import type { Trx } from '../../../kernel/index.ts';
import { writeMessage } from '../../../delivery/index.ts';
import type { CouponRow } from '../coupons.store.ts';

/** A won bet has a message if it pays at least this many times its stake: every other win is shown by the history. */
const IMPORTANT_TIMES = 5n;

/** Returns the cause of the message about a won bet. */
function wonCause(id: bigint, corrections: number): string {
  // A bet that a correction reopened can be won again, with another payout.
  return corrections === 0 ? `bet-won:${id}` : `bet-won:${id}:${corrections}`;
}

/** Returns the causes of all messages about a won bet that a coupon may have. */
export function wonCauses({ id, corrections }: Pick<CouponRow, 'id' | 'corrections'>): string[] {
  return Array.from({ length: corrections + 1 }, (_, number) => wonCause(id, number));
}

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
    cause: wonCause(id, corrections),
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
