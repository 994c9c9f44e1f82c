import { higher } from './amounts.ts';
import { COUPON_TYPE } from './coupon-types.ts';
import { isAllReturned, legValueIn, valueOfUnits } from './coupon-value.ts';
import type { Coupon, CouponShape } from './coupon.ts';
import { hyperBonusMinor } from './hyper-bonus.ts';
import * as rational from './rational.ts';
import { assertShape } from './shape.ts';
import { unitsOf } from './units.ts';

/** What a coupon can pay, in minor units. */
export interface PossiblePayout {
  readonly payoutMinor: bigint;
  /** Whether the cap cut the payout. */
  readonly capped: boolean;
  /** The hyper bonus, which comes beside the payout; 0 without one. */
  readonly bonusMinor: bigint;
}

/** Throws a RangeError on a negative stake and on legs that make no coupon of the type. */
export function assertCoupon(coupon: Coupon): void {
  assertShape(coupon);
  if (coupon.stakeMinor < 0n) {
    throw new RangeError(`A stake can't be negative, got ${coupon.stakeMinor} minor units.`);
  }
}

/** What a stake comes to if every open leg goes the player's way: unrounded, uncapped, stake included. */
export function exactPayout(coupon: CouponShape, stake: rational.Rational): rational.Rational {
  if (isAllReturned(coupon)) return stake;
  return valueOfUnits(coupon, unitsOf(coupon, legValueIn(coupon)), stake);
}

/** The one rounding of a coupon, then its cap, then what is left of it when the stake was no money of the player. */
export function payoutOf(coupon: Coupon, exact: rational.Rational): PossiblePayout {
  const { stakeMinor, maxPayoutMinor: cap, hyperBonus, promo, type } = coupon;
  const computed = rational.roundHalfUp(exact);
  const capped = cap !== undefined && computed > cap;
  const grossMinor = capped ? cap : computed;
  const hasBonus = hyperBonus && type === COUPON_TYPE.express;
  const bonusMinor = hasBonus ? hyperBonusMinor(hyperBonus, { stakeMinor, payoutMinor: grossMinor }) : 0n;
  return { payoutMinor: promo ? higher(grossMinor - stakeMinor, 0n) : grossMinor, capped, bonusMinor };
}

/**
 * What the coupon pays if every open leg goes the player's way: exact until one rounding half-up to the minor
 * unit, then cut to the cap. Settlement calls this very function, so an all-won coupon pays what was shown.
 * Throws a RangeError on a negative stake and on legs that make no coupon (`couponShapeProblem` says why).
 */
export function possiblePayout(coupon: Coupon): PossiblePayout {
  assertCoupon(coupon);
  return payoutOf(coupon, exactPayout(coupon, rational.of(coupon.stakeMinor)));
}

/**
 * The unrounded total coefficient of a single, an express (bonus bet, boost and PowerBet included) or an
 * anti-express: open legs count their odds, settled legs their effective odds. Undefined for the other types,
 * which have no single coefficient.
 * Throws a RangeError when the legs make no coupon of the type.
 */
export function couponTotalOdds(coupon: CouponShape): rational.Rational | undefined {
  assertShape(coupon);
  const { type } = coupon;
  const hasTotal =
    type === COUPON_TYPE.single || type === COUPON_TYPE.express || type === COUPON_TYPE.antiExpress;
  return hasTotal ? exactPayout(coupon, rational.ONE) : undefined;
}
