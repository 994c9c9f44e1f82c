import { type Db, parseId, ProblemError } from '../../kernel/index.ts';
import { couponByKey, couponOf, type CouponWithLegs } from './coupons.store.ts';

function found(coupon: CouponWithLegs | undefined): CouponWithLegs {
  if (coupon) return coupon;
  throw new ProblemError(404, 'COUPON_NOT_FOUND', 'Bet not found: look for it in your bet history.');
}

/**
 * Returns a player's coupon by the id in a path. Throws a ProblemError 404 if there is none or it is another
 * player's.
 */
export async function ownCoupon(db: Db, playerId: bigint, couponId: string): Promise<CouponWithLegs> {
  const id = parseId(couponId);
  return found(id === undefined ? undefined : await couponOf(db, playerId, id));
}

/** Returns a player's coupon by its idempotency key. Throws a ProblemError 404 if there is none. */
export async function ownCouponByKey(db: Db, playerId: bigint, key: string): Promise<CouponWithLegs> {
  return found(await couponByKey(db, playerId, key));
}
