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

/** What a coupon costs and can pay; amounts are wire text, undefined while they can't be known. */
export interface Totals {
  /** Why the selections make no coupon of their type. */
  readonly shapeProblem: ShapeProblem | undefined;
  /** The combined price, exact text of a decimal rounded for display, and in the player's odds format. */
  readonly coef: string | undefined;
  readonly coefByView: string | undefined;
  /** How many lines the stake is divided over. */
  readonly lines: bigint;
  /** The stake of one line, cut to the minor unit for display. */
  readonly stakePerLine: string | undefined;
  /** What is paid when all is won, the hyper bonus included. */
  readonly returns: string | undefined;
  /** The least that a won coupon pays; undefined where it is the most, or isn't known before. */
  readonly least: string | undefined;
  /** The hyper bonus in `returns`. */
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

/** Total price and possible payout, by the arithmetic that the server pays with; none of a coupon without legs. */
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

/** The totals of singles, each a coupon of its own: what all of them stake and can pay. */
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
