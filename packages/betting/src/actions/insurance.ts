import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import { legValueIn } from '../coupon/coupon-value.ts';
import { chancesNow, endsOf, allowsActions, type PricedCoupon } from './fair-value.ts';
import { isInOrder } from './in-order.ts';
import { isOpen, resultOf } from '../coupon/legs.ts';
import { assertCoupon } from '../payout/payout.ts';
import { neededUnits } from '../payout/payout-range.ts';
import { percentShare } from '../numbers/percent.ts';
import * as rational from '../numbers/rational.ts';
import { unitsOf, type LegValue } from '../coupon/units.ts';

/** Premium of an insurance and its refund for a lost coupon, both in minor units. */
export interface Insurance {
  readonly premiumMinor: bigint;
  readonly refundMinor: bigint;
}

/**
 * Returns the refund for a lost coupon, rounded half-up.
 * @param percent insured share of the stake, from 1 to 100
 */
export function insuranceRefund(stakeMinor: bigint, percent: number): bigint {
  return rational.roundHalfUp(rational.multiply(rational.of(stakeMinor), percentShare(percent, [1, 100])));
}

/** Returns the probability that at least `needed` of independent events happen. */
function chanceOfAtLeast(needed: number, chances: readonly rational.Rational[]): rational.Rational {
  // Indexed by the number of events so far; counts beyond `needed` are added to the last entry.
  let reached: readonly rational.Rational[] = [
    rational.ONE,
    ...Array<rational.Rational>(needed).fill(rational.ZERO),
  ];
  for (const chance of chances) {
    const miss = rational.subtract(rational.ONE, chance);
    reached = reached.map((here, count) => {
      const before = reached[count - 1] ?? rational.ZERO;
      const stays = count === needed ? here : rational.multiply(here, miss);
      return rational.add(stays, rational.multiply(before, chance));
    });
  }
  return reached[needed] ?? rational.ZERO;
}

/**
 * Returns the probability, implied by the current prices, that a coupon pays anything; `undefined` without a fair
 * value (see `fairValue`).
 */
function chanceOfPayout(priced: PricedCoupon): rational.Rational | undefined {
  const { coupon } = priced;
  const chances = chancesNow(priced);
  if (!chances) return undefined;
  if (isInOrder(coupon)) return endsOf(coupon, chances)?.chance;
  const isAnti = coupon.type === COUPON_TYPE.antiExpress;
  const settledValue = legValueIn(coupon);
  const chanceOf: LegValue = (leg, index) => {
    if (isOpen(resultOf(leg))) return chances[index] ?? rational.ONE;
    const value = settledValue(leg, index);
    // A partly lost leg guarantees that an anti-express wins.
    const stands = isAnti ? rational.compare(value, rational.ONE) === 0 : value.num !== 0n;
    return stands ? rational.ONE : rational.ZERO;
  };
  const { fixed, free } = unitsOf(coupon, chanceOf);
  const all = free.map(({ value }) => value);
  if (isAnti) return rational.subtract(rational.ONE, rational.product(all));
  return rational.multiply(fixed.value, chanceOfAtLeast(neededUnits(coupon, all.length) ?? 0, all));
}

/**
 * Insures a part of an open coupon's stake. The premium is the refund times the probability of losing implied by the
 * current prices, raised by the margin; both amounts are rounded half-up. The premium isn't refunded. `undefined` if
 * the coupon has no fair value (see `fairValue`).
 * @param percent insured share of the stake, from 1 to 100
 * @param margin the operator's margin, as a share of 1
 * @throws RangeError if the percentage is out of range, the margin is negative, or the legs form no coupon of the
 * type
 */
export function insurance({
  percent,
  margin,
  ...priced
}: PricedCoupon & { readonly percent: number; readonly margin: rational.Rational }): Insurance | undefined {
  assertCoupon(priced.coupon);
  if (margin.num < 0n) throw new RangeError(`The margin can't be negative, got ${rational.toText(margin)}.`);
  const refundMinor = insuranceRefund(priced.coupon.stakeMinor, percent);
  const chance = chanceOfPayout(priced);
  if (!chance || !allowsActions(priced.coupon)) return undefined;
  const exact = rational.product([
    rational.of(priced.coupon.stakeMinor),
    percentShare(percent, [1, 100]),
    rational.subtract(rational.ONE, chance),
    rational.add(rational.ONE, margin),
  ]);
  return { premiumMinor: rational.roundHalfUp(exact), refundMinor };
}
