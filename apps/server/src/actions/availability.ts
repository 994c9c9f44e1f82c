import { takesActions } from '@touchline/betting';
import type { ActionLack } from '@touchline/contract';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { payableCoupon } from '../coupons/payable.ts';
import { ProblemError } from '../http/problem.ts';
import type { PricedLegs } from './pricedLegs.ts';

/** 1 on offer, -1 not for the moment, -2 not any more. */
export type Availability = 1 | -1 | -2;

/** That an action is not on offer. */
export interface NoOffer {
  readonly availability: Exclude<Availability, 1>;
}

/** That an action is not on offer, and why. */
export interface Lack extends NoOffer {
  readonly lack: ActionLack;
}

/** An action that may be on offer again. */
export const forTheMoment = (lack: ActionLack): Lack => ({ availability: -1, lack });
/** An action that a rule excludes for good. */
export const forGood = (lack: ActionLack): Lack => ({ availability: -2, lack });

/**
 * Why a coupon can't be acted on at all, before the action's own rules: it must be accepted, whole with money of the
 * player, without what doesn't combine with actions, its open legs priced, and no sale under way. Undefined when it can.
 */
export function lackOf(rows: CouponWithLegs, { isSuspended }: PricedLegs): Lack | undefined {
  const { coupon, actions } = rows;
  if (coupon.state === 'pending' || coupon.state === 'review') return forTheMoment('UNDECIDED');
  if (coupon.state !== 'accepted') return forGood('OVER');
  if (coupon.prepaid_amount !== null) return forGood('ADVANCE');
  const payable = payableCoupon(rows);
  if (!takesActions(payable)) {
    return forGood(payable.promo ? 'PROMO_CODE' : payable.bonusBet ? 'BONUS_BET' : 'HYPER_BONUS');
  }
  if (isSuspended) return forTheMoment('SUSPENDED');
  return actions?.sales.some(({ state }) => state === 'pending') ? forTheMoment('SALE_PENDING') : undefined;
}

/** The problem of an action that isn't on offer. @param what what the player asked for, such as "sale" */
export function notOnOffer(what: string, { availability }: NoOffer): ProblemError {
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
