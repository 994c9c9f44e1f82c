import { takesActions } from '@touchline/betting';
import { payableCoupon } from '../coupons/payable.ts';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { ProblemError } from '../http/problem.ts';
import type { PricedLegs } from './pricedLegs.ts';

/** 1 on offer, -1 not for the moment, -2 not any more. */
export type Availability = 1 | -1 | -2;

/**
 * How far a coupon may be acted on at all, before the action's own rules: it must be accepted, whole with money of the
 * player and without what doesn't combine with actions, its open legs priced, and no sale under way.
 */
export function availabilityOf(rows: CouponWithLegs, { isSuspended }: PricedLegs): Availability {
  const { coupon, actions } = rows;
  if (coupon.state === 'pending' || coupon.state === 'review') return -1;
  if (coupon.state !== 'accepted' || coupon.prepaid_amount !== null) return -2;
  if (!takesActions(payableCoupon(rows))) return -2;
  return isSuspended || actions?.sales.some(({ state }) => state === 'pending') ? -1 : 1;
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
