import { parseOdds } from '@touchline/betting';
import type { CountedType, SportTerms } from './offers.ts';

/** A settled coupon, as far as wagering depends on it. */
export interface WageredCoupon {
  /** Minor units. */
  readonly stake: bigint;
  /** Undefined for types that no offer counts. */
  readonly type: CountedType | undefined;
  /** Real legs, with their prices at acceptance in thousandths. */
  readonly legs: readonly { readonly odds: number; readonly isReturned: boolean }[];
  readonly isReturned: boolean;
  /**
   * True if it was cashed out, insured, changed by a PowerBet, advanced, or staked with a promo code, in whole or in
   * part.
   */
  readonly isChanged: boolean;
  /** True if the player also bet on another selection of one of its markets. */
  readonly isOpposite: boolean;
}

/**
 * Returns the stake that counts for wagering, minor units: the whole stake or 0. Returned legs don't count; the others
 * must reach the minimum price and, in an express, the minimum number.
 */
export function countedStake(coupon: WageredCoupon, terms: SportTerms): bigint {
  const { type, stake, isReturned, isChanged, isOpposite } = coupon;
  if (type === undefined || !terms.types.includes(type)) return 0n;
  if (isReturned || isChanged || isOpposite) return 0n;
  const legs = coupon.legs.filter((leg) => !leg.isReturned);
  if (type === 'express' && legs.length < terms.minLegs) return 0n;
  const least = parseOdds(terms.minOdds);
  return legs.every(({ odds }) => odds >= least) ? stake : 0n;
}
