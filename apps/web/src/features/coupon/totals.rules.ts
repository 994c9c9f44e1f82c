import {
  couponLines,
  couponShapeProblem,
  couponTotalOdds,
  formatCombinedOdds,
  payoutRange,
  possiblePayout,
  rational,
  toMinor,
  toWire,
  type Coupon,
  type ShapeProblem,
} from '@touchline/betting';
import { shapeOf, type CouponFacts } from './payable.rules.ts';

/** Cost and possible payout of a coupon; amounts are wire text, undefined while they can't be known. */
export interface Totals {
  /** Reason why the selections aren't valid for their type. */
  readonly shapeProblem: ShapeProblem | undefined;
  /** Combined price, rounded for display: exact decimal text, and in the player's odds format. */
  readonly coef: string | undefined;
  readonly coefByView: string | undefined;
  /** Number of combinations that the stake is divided over. */
  readonly lines: bigint;
  /** Stake per combination, truncated to the minor unit for display. */
  readonly stakePerLine: string | undefined;
  /** Payout if everything wins, including the hyper bonus. */
  readonly returns: string | undefined;
  /** Minimum payout of a won coupon; undefined if it equals the maximum or isn't known in advance. */
  readonly least: string | undefined;
  /** Hyper bonus included in `returns`. */
  readonly bonus: string | undefined;
  readonly isCapped: boolean;
}

const nothing: Totals = {
  shapeProblem: undefined,
  coef: undefined,
  coefByView: undefined,
  lines: 1n,
  stakePerLine: undefined,
  returns: undefined,
  least: undefined,
  bonus: undefined,
  isCapped: false,
};

/**
 * Returns total price and possible payout, by the same calculation as the server's; empty for a coupon without legs.
 */
export function totalsOf(facts: CouponFacts, stakeMinor: bigint | undefined, viewId: number): Totals {
  const shape = facts.legs.length === 0 ? undefined : shapeOf(facts);
  if (!shape) return nothing;
  const shapeProblem = couponShapeProblem(shape);
  if (shapeProblem) return { ...nothing, shapeProblem };
  const total = couponTotalOdds(shape);
  const priced = {
    ...nothing,
    lines: couponLines(shape),
    coef: total && formatCombinedOdds(total, 0),
    coefByView: total && formatCombinedOdds(total, viewId),
  };
  return stakeMinor === undefined ? priced : { ...priced, ...paid({ ...shape, stakeMinor }, facts.iso) };
}

function paid(coupon: Coupon, iso: string): Partial<Totals> {
  const { payoutMinor, bonusMinor, capped } = possiblePayout(coupon);
  const { minMinor } = payoutRange(coupon);
  const lines = couponLines(coupon);
  return {
    stakePerLine: toWire(rational.floor(rational.of(coupon.stakeMinor, lines)), iso),
    returns: toWire(payoutMinor + bonusMinor, iso),
    least: minMinor > 0n && minMinor < payoutMinor ? toWire(minMinor, iso) : undefined,
    bonus: bonusMinor > 0n ? toWire(bonusMinor, iso) : undefined,
    isCapped: capped,
  };
}

/** Returns the totals of singles, each a coupon of its own: the sums of stakes and possible payouts. */
export function totalsOfSingles(
  facts: Omit<CouponFacts, 'typeId' | 'systemValue'>,
  stakesMinor: ReadonlyMap<string, bigint | undefined>,
): Totals {
  const each = facts.legs.map((leg) =>
    totalsOf(
      { ...facts, typeId: 0, systemValue: undefined, legs: [leg] },
      stakesMinor.get(leg.bet.selectionId),
      0,
    ),
  );
  const isWhole = each.length > 0 && each.every(({ returns }) => returns !== undefined);
  const sum = each.reduce((all, { returns = '0' }) => all + toMinor(returns, facts.iso), 0n);
  return {
    ...nothing,
    lines: BigInt(each.length),
    returns: isWhole ? toWire(sum, facts.iso) : undefined,
    isCapped: each.some(({ isCapped }) => isCapped),
  };
}
