import type { PayableCouponTypeId } from './coupon-types.ts';
import type { HyperBonus } from '../payout/hyper-bonus.ts';
import type { Leg, LegResult } from './legs.ts';
import type { OddsMilli } from '../odds/odds.ts';

/**
 * Coupon with the data that its payout depends on. Each type uses the fields of its own rules and ignores the others,
 * so that the type of a coupon can change without losing settings.
 */
export interface Coupon<L extends Leg = Leg> {
  readonly type: PayableCouponTypeId;
  /** Total stake in minor units; for a conditional coupon, the stake of the first block. */
  readonly stakeMinor: bigint;
  /** Legs in the player's order, which determines the order of a chain. */
  readonly legs: readonly L[];
  /**
   * Systems and multi-bets: number of units per combination, without bankers and lobby.
   * @default 2
   */
  readonly systemValue?: number;
  /**
   * Conditional coupons: stake of each later block by its id; a block without a stake uses the whole balance so far.
   */
  readonly blockStakesMinor?: Readonly<Record<number, bigint>>;
  /**
   * Partly sold conditional coupons: original stake that `blockStakesMinor` refers to; the block stakes shrink in
   * proportion.
   */
  readonly wholeStakeMinor?: bigint;
  /** Anti-expresses: the server's price for the legs that aren't returned. */
  readonly antiExpressCoef?: OddsMilli;
  /** Expresses: whether a bonus bet raises the total by the number of legs that aren't returned. */
  readonly bonusBet?: boolean;
  /** Expresses: percentage that the server adds to the total of an express of the day. */
  readonly boostPercent?: number;
  /** Expresses: bonus on the winnings, paid separately from the payout. */
  readonly hyperBonus?: HyperBonus;
  /** Singles and expresses: total of a PowerBet, which replaces the product of the legs. */
  readonly powerCoef?: OddsMilli;
  /** True if the stake is a promo code, so that only winnings above it are paid. */
  readonly promo?: boolean;
  /** Maximum payout of the coupon in minor units, including the stake; no cap when absent. */
  readonly maxPayoutMinor?: bigint;
}

/** Coupon whose stake may be missing. */
export type CouponShape<L extends Leg = Leg> = Omit<Coupon<L>, 'stakeMinor'> & {
  readonly stakeMinor?: bigint;
};

/** Leg for settlement, with a known result, which may be open. */
export interface ResultedLeg extends Leg {
  readonly result: LegResult;
}
