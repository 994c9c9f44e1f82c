import type { CouponRefusal } from '@touchline/contract';

type Code = CouponRefusal['code'];

/**
 * Which words tell of a refusal: a selection that is gone from the line has others than an account that takes no bets.
 * @param isOfLeg the refusal is about a selection, not about the whole coupon
 */
export function refusalKey<C extends string = Code>(code: C, isOfLeg: boolean): C | 'LEG_CLOSED' {
  return isOfLeg && code === 'BETTING_CLOSED' ? 'LEG_CLOSED' : code;
}
