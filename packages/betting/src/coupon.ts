import { bonusBetFactorOfLegs } from './bonus.ts';
import { COUPON_TYPE, couponLines, type PayableCouponTypeId } from './coupon-types.ts';
import { effectiveOdds, isOpen, isReturned, type Leg, type LegResult } from './legs.ts';
import * as rational from './rational.ts';

/** A coupon as far as its payout goes. */
export interface Coupon<L extends Leg = Leg> {
  readonly type: PayableCouponTypeId;
  /** Total stake in minor units. */
  readonly stakeMinor: bigint;
  readonly legs: readonly L[];
  /** Whether the coupon carries a bonus bet, which raises the total by the number of legs not returned. */
  readonly bonusBet?: boolean;
  /** Highest payout of one coupon in minor units, stake included; absent means no cap. */
  readonly maxPayoutMinor?: bigint;
}

/** A leg as settlement needs it: its result is known, even if only as open. */
export interface ResultedLeg extends Leg {
  readonly result: LegResult;
}

/** What a coupon can pay. */
export interface PossiblePayout {
  readonly payoutMinor: bigint;
  /** Whether the cap cut the payout. */
  readonly capped: boolean;
}

/** Where a coupon stands. */
export interface Settlement {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What to credit, in minor units; 0 while open and when lost. */
  readonly payoutMinor: bigint;
}

/** What one unit of the total stake comes to, by type. */
const RETURN_PER_UNIT: Readonly<
  Record<PayableCouponTypeId, (effective: readonly rational.Rational[]) => rational.Rational>
> = {
  [COUPON_TYPE.single]: rational.product,
  [COUPON_TYPE.express]: rational.product,
};

function resultOf(leg: Leg): LegResult {
  return leg.result ?? -1;
}

function checkCoupon({ type, stakeMinor, legs }: Coupon): void {
  couponLines(type, legs.length);
  if (stakeMinor < 0n) throw new RangeError(`A stake can't be negative, got ${stakeMinor} minor units.`);
}

/**
 * The unrounded total coefficient of a coupon: open legs count their odds, settled legs their effective odds,
 * a bonus bet its factor.
 * Throws a RangeError when the type doesn't take that many legs.
 */
export function couponTotalOdds(coupon: Omit<Coupon, 'stakeMinor'>): rational.Rational {
  couponLines(coupon.type, coupon.legs.length);
  const effective = coupon.legs.map((leg) => effectiveOdds(leg.odds, resultOf(leg), leg.settledCoef));
  const total = RETURN_PER_UNIT[coupon.type](effective);
  return coupon.bonusBet ? rational.multiply(total, bonusBetFactorOfLegs(coupon.legs)) : total;
}

/**
 * What the coupon pays if every open leg wins: exact until one rounding half-up to the minor unit, then cut to
 * the cap. Settlement calls this very function, so an all-won coupon pays what was shown.
 * Throws a RangeError on a negative stake or a leg count that the type doesn't take.
 */
export function possiblePayout(coupon: Coupon): PossiblePayout {
  checkCoupon(coupon);
  const exact = rational.multiply(rational.of(coupon.stakeMinor), couponTotalOdds(coupon));
  const payoutMinor = rational.roundHalfUp(exact);
  const cap = coupon.maxPayoutMinor;
  return cap !== undefined && payoutMinor > cap
    ? { payoutMinor: cap, capped: true }
    : { payoutMinor, capped: false };
}

/**
 * The state and payout of a coupon by the results of its legs, always from scratch: a corrected result is
 * settled by calling again and booking the difference. A coupon that can't pay any more (an express with a lost
 * leg) is lost at once, other legs open or not. All legs returned gives the stake back, cap or no cap.
 * Throws a RangeError on a negative stake or a leg count that the type doesn't take.
 */
export function settleCoupon(coupon: Coupon<ResultedLeg>): Settlement {
  checkCoupon(coupon);
  const results = coupon.legs.map(resultOf);
  // Open legs count as won here: nothing to pay now means nothing to pay ever.
  if (couponTotalOdds(coupon).num === 0n) return { state: 'lost', payoutMinor: 0n };
  if (results.some(isOpen)) return { state: 'open', payoutMinor: 0n };
  if (results.every(isReturned)) return { state: 'returned', payoutMinor: coupon.stakeMinor };
  const { payoutMinor } = possiblePayout(coupon);
  return { state: payoutMinor === 0n ? 'lost' : 'won', payoutMinor };
}
