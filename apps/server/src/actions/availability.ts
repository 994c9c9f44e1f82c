import { takesActions } from '@touchline/betting';
import type { ActionLack } from '@touchline/contract';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { payableCoupon } from '../coupons/payable.ts';
import { ProblemError } from '../http/problem.ts';
import type { PricedLegs } from './pricedLegs.ts';

/** 1: offered, -1: currently not offered, -2: no longer offered. */
export type Availability = 1 | -1 | -2;

/** An action that isn't offered. */
export interface NoOffer {
  readonly availability: Exclude<Availability, 1>;
}

/** An action that isn't offered, with the reason. */
export interface Lack extends NoOffer {
  readonly lack: ActionLack;
}

/** Makes the result for an action that may be offered again. */
export const forTheMoment = (lack: ActionLack): Lack => ({ availability: -1, lack });
/** Makes the result for an action that a rule excludes for good. */
export const forGood = (lack: ActionLack): Lack => ({ availability: -2, lack });

/**
 * Returns why no action is possible on a coupon, apart from the action's own rules. The coupon must be accepted,
 * staked fully with the player's money, of a kind that allows actions, its open legs priced, and without a pending
 * sale. Undefined if actions are possible.
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

/**
 * Makes the error for an action that isn't offered.
 * @param what the requested action, such as "sale"
 */
export function notOnOffer(what: string, { availability }: NoOffer): ProblemError {
  return availability === -1
    ? new ProblemError(
        409,
        'NOT_FOR_THE_MOMENT',
        `No ${what} for this bet right now: wait until its markets reopen, then try again.`,
      )
    : new ProblemError(
        409,
        'NOT_ANY_MORE',
        `No ${what} for this bet any more: it is settled, cashed out, or its terms don’t allow it.`,
      );
}
