import type { Coupon, ResultedLeg } from '../coupon/coupon.ts';
import { allowsActions } from '../actions/fair-value.ts';
import { insurance } from '../actions/insurance.ts';
import { payoutRange } from '../payout/payout-range.ts';
import { possiblePayout } from '../payout/payout.ts';
import * as rational from '../numbers/rational.ts';
import { cashOutOffer } from '../actions/cash-out.ts';
import { settleCoupon } from '../payout/settlement.ts';
import { combinationCount } from '../coupon/shape.ts';
import type { RandomCoupon } from './coupons.ts';
import { isWaiting, linesOf } from './oracle.ts';
import { outcomesOf, paidFor, type Outcome } from './outcomes.ts';

/** Number of open legs above which only the two extreme results are listed. */
const MOST_OPEN = 6;

const text = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

const isStanding = ({ result = -1 }: { readonly result?: number }) => result !== 2 && result !== 3;
const above = (a: rational.Rational, b: rational.Rational) => (rational.compare(a, b) > 0 ? a : b);

function settlementOf(coupon: Coupon, best: rational.Rational) {
  const nothing = { payoutMinor: 0n, bonusMinor: 0n };
  if (best.num === 0n) return { state: 'lost', ...nothing };
  if (coupon.legs.some(isWaiting)) return { state: 'open', ...nothing };
  const { payoutMinor, bonusMinor } = paidFor(coupon, best);
  if (!coupon.legs.some(isStanding))
    return { state: 'returned', payoutMinor: coupon.promo ? 0n : coupon.stakeMinor, bonusMinor: 0n };
  return { state: payoutMinor === 0n ? 'lost' : 'won', payoutMinor, bonusMinor };
}

function rangeOf(coupon: Coupon, outcomes: readonly Outcome[], best: rational.Rational) {
  const paying = outcomes.map(({ exact }) => exact).filter(({ num }) => num > 0n);
  const least = paying.reduce((low, exact) => (rational.compare(exact, low) < 0 ? exact : low), best);
  const isFree = (coupon.type === 3 || coupon.type === 5) && coupon.legs.some(isStanding);
  return {
    minMinor: isFree ? 0n : paidFor(coupon, least).payoutMinor,
    maxMinor: paidFor(coupon, best).payoutMinor,
  };
}

/** Computes a cash-out without margin and a full insurance with a margin of one fifth, result by result. */
function actionsOf({ coupon, now }: RandomCoupon, outcomes: readonly Outcome[], best: rational.Rational) {
  const isPriced = coupon.legs.every((leg, index) => !isWaiting(leg) || now[index] !== undefined);
  if (!allowsActions(coupon) || !isPriced || !coupon.legs.some(isWaiting))
    return { sale: undefined, insured: undefined };
  let worth = rational.ZERO;
  let paying = rational.ZERO;
  for (const { exact, won } of outcomes) {
    const weight = rational.product(
      won.map((wins, index) => {
        const chance = rational.of(1000n, BigInt(now[index] ?? 1000));
        if (wins === undefined) return rational.ONE;
        return wins ? chance : rational.subtract(rational.ONE, chance);
      }),
    );
    worth = rational.add(worth, rational.multiply(weight, exact));
    if (exact.num > 0n) paying = rational.add(paying, weight);
  }
  const cap = rational.of(coupon.maxPayoutMinor ?? 10n ** 60n);
  const share = rational.compare(best, cap) > 0 ? rational.divide(cap, best) : rational.ONE;
  const offer = rational.floor(rational.multiply(worth, share));
  const risk = rational.multiply(rational.subtract(rational.ONE, paying), rational.of(coupon.stakeMinor));
  return {
    sale: offer === 0n ? undefined : offer,
    insured: {
      premiumMinor: rational.roundHalfUp(rational.multiply(risk, rational.of(6n, 5n))),
      refundMinor: coupon.stakeMinor,
    },
  };
}

/** Returns the coupon for settlement: every leg has a result or is explicitly open. */
export function resulted(coupon: Coupon): Coupon<ResultedLeg> {
  return { ...coupon, legs: coupon.legs.map((leg) => ({ ...leg, result: leg.result ?? -1 })) };
}

/** Returns the differences between the package and the oracle, one sentence each; empty if they agree. */
export function differences({ coupon, now }: RandomCoupon): readonly string[] {
  const found: string[] = [];
  const compare = (name: string, ours: unknown, oracles: unknown) => {
    if (text(ours) !== text(oracles))
      found.push(`${name} is ${text(ours)}, the oracle says ${text(oracles)}`);
  };
  const open = coupon.legs.filter(isWaiting).length;
  const outcomes = outcomesOf(coupon, MOST_OPEN);
  const best = outcomes.map(({ exact }) => exact).reduce(above);
  compare('lines', combinationCount(coupon), BigInt([...(linesOf(coupon) ?? [coupon.legs])].length));
  compare('possible payout', possiblePayout(coupon), paidFor(coupon, best));
  compare('settlement', settleCoupon(resulted(coupon)), settlementOf(coupon, best));
  if (open >= MOST_OPEN) return found;
  compare('range', payoutRange(coupon), rangeOf(coupon, outcomes, best));
  const { sale, insured } = actionsOf({ coupon, now }, outcomes, best);
  compare('sale', cashOutOffer({ coupon, now, margin: rational.ZERO }), sale);
  compare('insurance', insurance({ coupon, now, percent: 100, margin: rational.of(1n, 5n) }), insured);
  return found;
}
