import { toWire } from '@touchline/betting';
import type { CouponRow } from '../../coupons/couponAccess.ts';
import type { Trx } from '../../../kernel/index.ts';
import { writeMessage } from '../../../delivery/index.ts';

interface Corrected {
  /** Number of the correction of this bet. */
  readonly number: number;
  /** Former payout of the bet after tax, minor units. */
  readonly before: bigint;
  /** Present payout after tax, minor units; null if it is open again. */
  readonly after: bigint | null;
  readonly at: Date;
}

/** Writes the message about a settled bet that pays another amount, or is open again, in the transaction that books it. */
export async function messageCorrection(
  trx: Trx,
  { id, player_id: playerId, iso }: CouponRow,
  { number, before, after, at }: Corrected,
): Promise<void> {
  await writeMessage(trx, {
    playerId,
    cause: `bet-corrected:${id}:${number}`,
    subject: {
      kind: 'bet-corrected',
      couponId: String(id),
      before: toWire(before, iso),
      payout: after === null ? null : toWire(after, iso),
      iso,
    },
    at,
  });
}
