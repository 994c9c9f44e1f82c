import { toMinor } from '@touchline/betting';
import { lockCoupon, type CouponWithLegs } from '../coupons/couponAccess.ts';
import { ownCoupon } from '../coupons/ownCoupon.ts';
import type { Trx } from '../db/database.ts';
import { ProblemError, wrongField } from '../http/problem.ts';

/** What a player asks to do with a coupon, once for a key. */
export interface ActionRequest<Body> {
  readonly playerId: bigint;
  readonly key: string;
  /** The id as it came in the path. */
  readonly couponId: string;
  readonly body: Body;
}

/**
 * A player's accepted coupon, locked until the transaction ends.
 * Throws a ProblemError: 404 for no coupon of the player, 409 for one that isn't open.
 */
export async function lockOwnCoupon(trx: Trx, playerId: bigint, couponId: string): Promise<CouponWithLegs> {
  const { coupon } = await ownCoupon(trx, playerId, couponId);
  const held = await lockCoupon(trx, coupon.id, ['accepted']);
  if (held) return held;
  throw new ProblemError(
    409,
    'COUPON_NOT_OPEN',
    'This coupon is not open: it is settled or sold, or was not accepted yet. Look at it again.',
  );
}

/** An amount above 0 of a request's body. Throws a ProblemError 400 that names the field. */
export function amountIn(text: string, iso: string, path: string): bigint {
  let amount = 0n;
  try {
    amount = toMinor(text, iso);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongField(path, 'amount', error.message);
  }
  if (amount <= 0n) throw wrongField(path, 'amount', `The amount must be above 0, got ${text}.`);
  return amount;
}
