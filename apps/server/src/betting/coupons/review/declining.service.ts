import { ProblemError, seconds } from '../../../kernel/index.ts';
import { lockAccountOf } from '../../../ledger/index.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { offeredCoupon, type CouponWithLegs } from '../coupons.store.ts';
import { endOffer } from './offers.ts';
import { ownCoupon } from '../ownCoupon.ts';

/**
 * Declines an operator's offer, so that it can't be accepted any more. Repeating it changes nothing. Throws a
 * ProblemError: 404 if the player has no such coupon, 409 if it has no offer or the offer was accepted.
 */
export async function declineOffer(
  { db, now }: Pick<CouponDeps, 'db' | 'now'>,
  playerId: bigint,
  couponId: string,
): Promise<CouponWithLegs> {
  const { coupon } = await ownCoupon(db, playerId, couponId);
  return db.transaction().execute(async (trx) => {
    // Accepting an offer locks the account as well, so that only one of both succeeds.
    await lockAccountOf(trx, coupon);
    const found = await offeredCoupon(trx, coupon.account_id, coupon.id);
    if (!found?.coupon.offer) {
      throw new ProblemError(409, 'NO_OFFER', 'There is no offer for this coupon: nothing to decline.');
    }
    if (found.isTaken) {
      throw new ProblemError(
        409,
        'OFFER_TAKEN',
        'This offer was already accepted: see the bet placed with it.',
      );
    }
    if (found.coupon.offer.declinedAt !== undefined) return found;
    return endOffer(trx, found, { declinedAt: seconds(now()) });
  });
}
