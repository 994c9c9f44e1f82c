import { COUPON_TYPE, takesActions, type Coupon } from '@touchline/betting';
import { payableCoupon } from '../coupons/payable.ts';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { ProblemError } from '../http/problem.ts';
import type { PricedLegs } from './pricedLegs.ts';

/** 1 on offer, -1 not for the moment, -2 not any more. */
export type Availability = 1 | -1 | -2;

/**
 * How far a coupon may be acted on at all, before the action's own rules: it must be accepted, whole with money of the
 * player, of a type that has a worth before its end and without what doesn't combine with actions, its open legs
 * priced, and no sale under way.
 */
export function availabilityOf(rows: CouponWithLegs, { isSuspended }: PricedLegs): Availability {
  const { coupon, actions } = rows;
  if (coupon.state === 'pending' || coupon.state === 'review') return -1;
  if (coupon.state !== 'accepted' || coupon.prepaid_amount !== null) return -2;
  const payable = payableCoupon(rows);
  if (!takesActions(payable) || isPaidInOrder(payable)) return -2;
  return isSuspended || actions?.sales.some(({ state }) => state === 'pending') ? -1 : 1;
}

/**
 * What a chain or a conditional coupon pays depends on which leg is decided first: neither its worth nor its chance is
 * known.
 */
function isPaidInOrder({ type }: Coupon): boolean {
  return type === COUPON_TYPE.chain || type === COUPON_TYPE.conditional;
}

/** The problem of an action that isn't on offer. @param what what the player asked for, such as "sale" */
export function notOnOffer(what: string, availability: -1 | -2): ProblemError {
  return availability === -1
    ? new ProblemError(
        409,
        'NOT_FOR_THE_MOMENT',
        `There is no ${what} for this coupon at the moment: wait until its markets are open, then ask again.`,
      )
    : new ProblemError(
        409,
        'NOT_ANY_MORE',
        `There is no ${what} for this coupon any more: it is settled, sold, or on terms that don't take one.`,
      );
}
