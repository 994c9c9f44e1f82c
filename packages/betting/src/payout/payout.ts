import { higher, lower } from '../numbers/amounts.ts';
import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import { isAllReturned, legValueIn, valueOfUnits } from '../coupon/coupon-value.ts';
import type { Coupon, CouponShape } from '../coupon/coupon.ts';
import { hyperBonusMinor } from './hyper-bonus.ts';
import * as rational from '../numbers/rational.ts';
import { assertShape } from '../coupon/shape.ts';
import { unitsOf } from '../coupon/units.ts';

/** Possible payout of a coupon, in minor units. */
export interface PossiblePayout {
  readonly payoutMinor: bigint;
  /** True if the payout or its hyper bonus was reduced by the cap. */
  readonly capped: boolean;
  /** Hyper bonus, paid in addition to the payout; with it at most the cap. 0 without one. */
  readonly bonusMinor: bigint;
}

/**
 * Validates a coupon.
 * @throws RangeError if the stake is negative or the legs form no coupon of the type
 */
export function assertCoupon(coupon: Coupon): void {
  assertShape(coupon);
  if (coupon.stakeMinor < 0n) {
    throw new RangeError(`A stake can't be negative, got ${coupon.stakeMinor} minor units.`);
  }
}

/**
 * Returns the payout of a stake with open legs resolved in the player's favour: unrounded, uncapped, including the
 * stake.
 */
export function exactPayout(coupon: CouponShape, stake: rational.Rational): rational.Rational {
  if (isAllReturned(coupon)) return stake;
  return valueOfUnits(coupon, unitsOf(coupon, legValueIn(coupon)), stake);
}

/**
 * Rounds the exact payout once, applies the cap to it together with its hyper bonus, which is reduced first, and
 * subtracts a stake that was not the player's money.
 */
export function payoutOf(coupon: Coupon, exact: rational.Rational): PossiblePayout {
  const { stakeMinor, maxPayoutMinor: cap, hyperBonus, promo, type } = coupon;
  const computed = rational.roundHalfUp(exact);
  const hasBonus = hyperBonus && type === COUPON_TYPE.express;
  const bonus = hasBonus ? hyperBonusMinor(hyperBonus, { stakeMinor, payoutMinor: computed }) : 0n;
  const capped = cap !== undefined && computed + bonus > cap;
  const grossMinor = capped ? lower(computed, cap) : computed;
  return {
    payoutMinor: promo ? higher(grossMinor - stakeMinor, 0n) : grossMinor,
    capped,
    bonusMinor: capped ? cap - grossMinor : bonus,
  };
}

/**
 * Returns the payout with open legs resolved in the player's favour: exact, rounded half-up once to the minor unit,
 * then capped. Settlement calls this function, so a coupon whose legs all win pays the displayed amount.
 * @throws RangeError if the stake is negative or the legs form no coupon (`couponShapeProblem` gives the reason)
 */
export function possiblePayout(coupon: Coupon): PossiblePayout {
  assertCoupon(coupon);
  return payoutOf(coupon, exactPayout(coupon, rational.of(coupon.stakeMinor)));
}

/**
 * Returns the unrounded total odds of a single, an express (including bonus bet, boost and PowerBet) or an
 * anti-express: open legs count with their price, settled legs with their effective odds. `undefined` for the other
 * types, which have no single total.
 * @throws RangeError if the legs form no coupon of the type
 */
export function couponTotalOdds(coupon: CouponShape): rational.Rational | undefined {
  assertShape(coupon);
  const { type } = coupon;
  const hasTotal =
    type === COUPON_TYPE.single || type === COUPON_TYPE.express || type === COUPON_TYPE.antiExpress;
  return hasTotal ? exactPayout(coupon, rational.ONE) : undefined;
}
