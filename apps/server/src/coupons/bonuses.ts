import {
  COUPON_TYPE,
  formatCombinedOdds,
  qualifiesForBonusBet,
  rational,
  type OddsMilli,
} from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import { hyperBonusTerms, type HyperBonusTerms } from './hyperBonus.ts';

export interface BonusQuestion {
  readonly typeId: number;
  readonly iso: string;
  /** The prices now. */
  readonly odds: readonly OddsMilli[];
  /** Minor units; absent while no stake is chosen. */
  readonly amount?: bigint;
  /** The boost of the express of the day that the coupon still is. */
  readonly boostPercent?: number;
  /** Whether money of the player is staked, and not a code or an advance. */
  readonly isOwnMoney: boolean;
}

/** The hyper bonus of an express; an express of the day has its boost in place of other bonuses. */
export function hyperBonusOf({
  typeId,
  iso,
  odds,
  amount,
  ...coupon
}: BonusQuestion): HyperBonusTerms | undefined {
  if (typeId !== COUPON_TYPE.express || !coupon.isOwnMoney || coupon.boostPercent !== undefined)
    return undefined;
  const terms = hyperBonusTerms(odds, iso);
  return terms && amount !== undefined && amount < terms.minStakeMinor ? undefined : terms;
}

/** Whether a site offers an express of these prices a bonus bet now. */
export function offersBonusBet(
  site: Pick<SiteConfig, 'isAvailableCouponBonusBet'>,
  typeId: number,
  odds: readonly OddsMilli[],
): boolean {
  return site.isAvailableCouponBonusBet && typeId === COUPON_TYPE.express && qualifiesForBonusBet(odds);
}

/** The factor of a bonus bet as text: `1.03` to `1.1`, `1` once too few legs count. */
export function factorText(factor: rational.Rational): string {
  return rational.compare(factor, rational.ONE) > 0 ? formatCombinedOdds(factor, 0) : '1';
}
