import { allowsActions } from '@touchline/betting';
import type { ActionRefusal } from '@touchline/contract';
import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { payableCoupon } from '../coupons/settlement/payable.ts';
import { ProblemError } from '../../kernel/index.ts';
import type { PricedLegs } from './pricedLegs.ts';

/** 1: offered, -1: currently not offered, -2: no longer offered. */
export type Availability = 1 | -1 | -2;

/** An action that isn't offered. */
export interface NotOffered {
  readonly availability: Exclude<Availability, 1>;
}

/** An action that isn't offered, with the reason. */
export interface Unavailable extends NotOffered {
  readonly lack: ActionRefusal;
}

/** Makes the result for an action that may be offered again. */
export const temporarily = (lack: ActionRefusal): Unavailable => ({ availability: -1, lack });
/** Makes the result for an action that a rule excludes for good. */
export const permanently = (lack: ActionRefusal): Unavailable => ({ availability: -2, lack });

/**
 * Returns why no action is possible on a coupon, apart from the action's own rules. The coupon must be accepted,
 * staked fully with the player's money, of a kind that allows actions, its open legs priced, and without a pending
 * sale. Undefined if actions are possible.
 */
export function unavailabilityOf(rows: CouponWithLegs, { isSuspended }: PricedLegs): Unavailable | undefined {
  const { coupon, actions } = rows;
  if (coupon.state === 'pending' || coupon.state === 'review') return temporarily('UNDECIDED');
  if (coupon.state !== 'accepted') return permanently('OVER');
  if (coupon.prepaid_amount !== null) return permanently('ADVANCE');
  const payable = payableCoupon(rows);
  if (!allowsActions(payable)) {
    return permanently(payable.promo ? 'PROMO_CODE' : payable.bonusBet ? 'BONUS_BET' : 'HYPER_BONUS');
  }
  if (isSuspended) return temporarily('SUSPENDED');
  return actions?.cashOuts.some(({ state }) => state === 'pending') ? temporarily('SALE_PENDING') : undefined;
}

/**
 * Makes the error for an action that isn't offered.
 * @param what the requested action, such as "sale"
 */
export function notOffered(what: string, { availability }: NotOffered): ProblemError {
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
