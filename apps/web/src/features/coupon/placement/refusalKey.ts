import type { CouponRefusal } from '@touchline/contract';

type Code = CouponRefusal['code'];

/**
 * Key of the error message for a refusal. A selection no longer offered has a message other than that of an account
 * that may not bet.
 * @param isOfLeg whether the refusal is about a selection, not the whole coupon
 */
export function refusalKey<C extends string = Code>(code: C, isOfLeg: boolean): C | 'LEG_CLOSED' {
  return isOfLeg && code === 'BETTING_CLOSED' ? 'LEG_CLOSED' : code;
}
