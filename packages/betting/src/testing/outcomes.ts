/** Second part of the independent calculation: the possible results of open legs and their payouts. */
import type { Coupon } from '../coupon/coupon.ts';
import type { Leg } from '../coupon/legs.ts';
import type { Rational } from '../numbers/rational.ts';
import { choices, decided, isWaiting } from './oracle.ts';

/** Possible result of the open legs. */
export interface Outcome {
  readonly exact: Rational;
  /** For each leg: whether it won, or `undefined` if it was already settled. */
  readonly won: readonly (boolean | undefined)[];
}

/** Returns all results; with `most` open legs or more only the two extremes, all won and all lost. */
export function outcomesOf(coupon: Coupon, most: number): readonly Outcome[] {
  const open = [...coupon.legs.keys()].filter((index) => coupon.legs.slice(index, index + 1).some(isWaiting));
  const extremes: readonly (readonly number[])[] = [open, []];
  const winners = open.length < most ? [...choices(open, () => true)] : extremes;
  return winners.map((chosen) => {
    const won = coupon.legs.map((leg, index) => (isWaiting(leg) ? chosen.includes(index) : undefined));
    const legs = coupon.legs.map((leg, index): Leg => {
      const wins = won[index];
      return wins === undefined ? leg : { ...leg, result: wins ? 1 : 0 };
    });
    return { exact: decided({ ...coupon, legs }), won };
  });
}

/** Returns the payout for an exact value: rounded independently, capped, without a promo code's stake. */
export function paidFor(
  { type, stakeMinor, maxPayoutMinor, promo, hyperBonus }: Coupon,
  { num, den }: Rational,
) {
  const below = num / den;
  const computed = 2n * (num % den) >= den ? below + 1n : below;
  const winnings = computed - stakeMinor > 0n ? computed - stakeMinor : 0n;
  let bonus = 0n;
  if (type === 1 && hyperBonus && stakeMinor >= hyperBonus.minStakeMinor) {
    const thousandths = BigInt(Math.round(hyperBonus.percent * 10)) * winnings;
    bonus = (2n * thousandths + 1000n) / 2000n;
    if (bonus > hyperBonus.maxBonusMinor) bonus = hyperBonus.maxBonusMinor;
  }
  const whole = computed + bonus;
  const paid = maxPayoutMinor !== undefined && whole > maxPayoutMinor ? maxPayoutMinor : whole;
  const gross = computed < paid ? computed : paid;
  const net = gross - stakeMinor > 0n ? gross - stakeMinor : 0n;
  return { payoutMinor: promo ? net : gross, capped: paid < whole, bonusMinor: paid - gross };
}
