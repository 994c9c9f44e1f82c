import { lockCoupon, type CouponWithLegs } from '../coupons/couponAccess.ts';
import { ownCoupon } from '../coupons/ownCoupon.ts';
import { type Trx, ProblemError } from '../../kernel/index.ts';

/** A player's request for an action on a coupon, executed once per key. */
export interface ActionRequest<Body> {
  readonly playerId: bigint;
  readonly key: string;
  /** The id as received in the path. */
  readonly couponId: string;
  readonly body: Body;
}

/**
 * Returns a player's accepted coupon, locked until the transaction ends. Throws a ProblemError: 404 for a coupon that
 * isn't the player's, 409 for one that isn't open.
 */
export async function lockOwnCoupon(trx: Trx, playerId: bigint, couponId: string): Promise<CouponWithLegs> {
  const { coupon } = await ownCoupon(trx, playerId, couponId);
  const held = await lockCoupon(trx, coupon.id, ['accepted']);
  if (held) return held;
  throw new ProblemError(
    409,
    'COUPON_NOT_OPEN',
    'This bet isn’t open: it is settled, cashed out or not accepted yet. Check it again.',
  );
}
