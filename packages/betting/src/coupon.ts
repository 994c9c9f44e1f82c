import type { PayableCouponTypeId } from './coupon-types.ts';
import type { HyperBonus } from './hyper-bonus.ts';
import type { Leg, LegResult } from './legs.ts';
import type { OddsMilli } from './odds.ts';

/**
 * A coupon as far as its payout goes. Each type reads the fields that it has a rule for and leaves the others
 * alone, so that a slip may change its type without losing what the player set.
 */
export interface Coupon<L extends Leg = Leg> {
  readonly type: PayableCouponTypeId;
  /** Total stake in minor units; the first block's stake in a conditional coupon. */
  readonly stakeMinor: bigint;
  /** In the player's order, which chains are played in. */
  readonly legs: readonly L[];
  /** Systems and multi-bets: how many units make a line, bankers and lobby not counted; 2 when absent. */
  readonly systemValue?: number;
  /** Conditional coupons: the stake of each later block by its id; an absent block stakes all won so far. */
  readonly blockStakesMinor?: Readonly<Record<number, bigint>>;
  /**
   * Conditional coupons of which a part was sold: the stake that the blocks' stakes were said with, all of which
   * shrink together.
   */
  readonly wholeStakeMinor?: bigint;
  /** Anti-expresses: the server's price of the legs that are not returned. */
  readonly antiExpressCoef?: OddsMilli;
  /** Expresses: a bonus bet raises the total by the number of legs not returned. */
  readonly bonusBet?: boolean;
  /** Expresses: the server's extra percent on the total of an express of the day. */
  readonly boostPercent?: number;
  /** Expresses: a bonus on the winnings, paid beside the payout and never part of it. */
  readonly hyperBonus?: HyperBonus;
  /** Singles and expresses: the total that a PowerBet put in place of the legs' own. */
  readonly powerCoef?: OddsMilli;
  /** Whether the stake came from a promo code, so that only winnings above it are paid. */
  readonly promo?: boolean;
  /** Highest payout of one coupon in minor units, stake included; absent means no cap. */
  readonly maxPayoutMinor?: bigint;
}

/** A coupon whose stake may still be missing. */
export type CouponShape<L extends Leg = Leg> = Omit<Coupon<L>, 'stakeMinor'> & {
  readonly stakeMinor?: bigint;
};

/** A leg as settlement needs it: its result is known, even if only as open. */
export interface ResultedLeg extends Leg {
  readonly result: LegResult;
}
