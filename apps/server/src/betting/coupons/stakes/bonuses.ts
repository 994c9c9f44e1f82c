import {
  COUPON_TYPE,
  combinedOddsToWire,
  qualifiesForBonusBet,
  rational,
  type BonusLeg,
  type OddsMilli,
} from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import type { OpenLeg } from '../placement/openLegs.ts';
import { hyperBonusTerms, type HyperBonusTerms } from './hyperBonus.ts';

export interface BonusQuestion {
  readonly typeId: number;
  readonly iso: string;
  /** Current prices. */
  readonly odds: readonly OddsMilli[];
  /** Minor units; absent before a stake is chosen. */
  readonly amount?: bigint;
  /** Boost of the express of the day, if the coupon still matches one. */
  readonly boostPercent?: number;
  /** True if the stake is the player's money, not a promo code or an advance. */
  readonly isOwnMoney: boolean;
  /** True if the player has taken the bonus bet. */
  readonly hasBonusBet: boolean;
}

/**
 * Returns the hyper bonus of an express. An express of the day has its boost instead of other bonuses, and one with a
 * bonus bet has no hyper bonus unless the site combines them.
 */
export function hyperBonusOf(
  site: Pick<SiteConfig, 'isHyperBonusWithBonusBet'>,
  { typeId, iso, odds, amount, ...coupon }: BonusQuestion,
): HyperBonusTerms | undefined {
  if (typeId !== COUPON_TYPE.express || !coupon.isOwnMoney || coupon.boostPercent !== undefined)
    return undefined;
  if (coupon.hasBonusBet && !site.isHyperBonusWithBonusBet) return undefined;
  const terms = hyperBonusTerms(odds, iso);
  return terms && amount !== undefined && amount < terms.minStakeMinor ? undefined : terms;
}

/** Returns a leg of the book, as far as a bonus bet depends on it. */
export const bonusLeg = ({ now, market }: Pick<OpenLeg, 'now' | 'market'>): BonusLeg => ({
  odds: now,
  kind: market.kind,
});

/** Returns whether a site currently offers a bonus bet for an express of these legs. */
export function offersBonusBet(
  site: Pick<SiteConfig, 'isAvailableCouponBonusBet'>,
  typeId: number,
  legs: readonly OpenLeg[],
): boolean {
  return (
    site.isAvailableCouponBonusBet &&
    typeId === COUPON_TYPE.express &&
    qualifiesForBonusBet(legs.map(bonusLeg))
  );
}

/** Formats the factor of a bonus bet: `1.03` to `1.1`, `1` if too few legs qualify. */
export function factorText(factor: rational.Rational): string {
  return rational.compare(factor, rational.ONE) > 0 ? combinedOddsToWire(factor) : '1';
}
