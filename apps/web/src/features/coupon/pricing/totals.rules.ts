import {
  COUPON_TYPE,
  blockMaxima,
  combinationCount,
  couponShapeProblem,
  couponTotalOdds,
  currencyExponent,
  combinedOddsToWire,
  formatCombinedOdds,
  parseOdds,
  parseTaxPercent,
  payoutRange,
  possiblePayout,
  rational,
  toMinor,
  toWire,
  winningsTaxMinor,
  type Coupon,
  type CouponShape,
  type PayableCouponTypeId,
  type ShapeProblem,
} from '@touchline/betting';
import type { CouponTerms } from '../coupon.api.ts';
import type { Leg } from './legs.rules.ts';

/** Extra payouts of an express, as offered by the terms and chosen by the player. */
export interface Extras {
  readonly hasBonusBet: boolean;
  /** True if the site combines the bonus bet with the hyper bonus. */
  readonly isHyperBonusWithBonusBet: boolean;
  readonly isExpressOfDay: boolean;
  readonly isPromo: boolean;
  /** True if a part of the stake is advanced. */
  readonly isPrepaid: boolean;
  /** True if the site withholds a tax, so that returns aren't known before the terms are. */
  readonly hasTaxes: boolean;
}

const NO_EXTRAS: Extras = {
  hasBonusBet: false,
  isHyperBonusWithBonusBet: false,
  isExpressOfDay: false,
  isPromo: false,
  isPrepaid: false,
  hasTaxes: false,
};

export interface CouponData {
  readonly typeId: PayableCouponTypeId;
  readonly legs: readonly Leg[];
  readonly systemValue: number | undefined;
  /** Stakes of blocks that have one, minor units. */
  readonly blockStakesMinor?: Readonly<Record<number, bigint>> | undefined;
  readonly iso: string;
  readonly terms: CouponTerms | undefined;
  readonly extras: Extras;
}

const QUARTER = /\.(?:25|75)$/;

/** Returns whether the handicap or total of a selection is a quarter line. */
export const isQuarterLine = (line: string | undefined) => QUARTER.test(line ?? '');

/** Returns the coupon's input for the payout calculation; undefined while a selection has no price. */
function shapeOf(facts: CouponData): CouponShape | undefined {
  const { typeId, systemValue, blockStakesMinor, iso, terms, extras } = facts;
  const legs = facts.legs.flatMap(({ bet, price, terms: legTerms }) =>
    price === undefined
      ? []
      : [
          {
            odds: parseOdds(price),
            banker: bet.isBanker ?? false,
            isDisabledBanker: legTerms?.isDisabledBanker ?? false,
            isQuarterLine: isQuarterLine(bet.line),
            ...(bet.blockId === undefined ? {} : { blockId: bet.blockId }),
          },
        ],
  );
  if (legs.length < facts.legs.length) return undefined;
  const { antiExpressCoef, hyperBonus, boostPercent } = terms ?? {};
  return {
    type: typeId,
    legs,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(blockStakesMinor === undefined ? {} : { blockStakesMinor }),
    ...(antiExpressCoef === undefined ? {} : { antiExpressCoef: parseOdds(antiExpressCoef) }),
    bonusBet: extras.hasBonusBet,
    ...(extras.isExpressOfDay && boostPercent !== undefined ? { boostPercent } : {}),
    ...(hyperBonus && !extras.isPrepaid && (!extras.hasBonusBet || extras.isHyperBonusWithBonusBet)
      ? {
          hyperBonus: {
            percent: hyperBonus.hyperBonusPercent,
            minStakeMinor: toMinor(hyperBonus.minHyperBonusBetLimit, iso),
            maxBonusMinor: toMinor(hyperBonus.maxHyperBonusLimit, iso),
          },
        }
      : {}),
    promo: extras.isPromo,
    ...(terms ? { maxPayoutMinor: toMinor(terms.maxPayout, iso) } : {}),
  };
}

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
  /** Payout if everything wins, including the hyper bonus, after tax. */
  readonly returns: string | undefined;
  /** Minimum payout of a won coupon after tax; undefined if it equals the maximum or isn't known in advance. */
  readonly least: string | undefined;
  /** Hyper bonus included in `returns`. */
  readonly bonus: string | undefined;
  /** Tax withheld from the payout of `returns`; undefined if winnings aren't taxed. */
  readonly tax: string | undefined;
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
  tax: undefined,
  isCapped: false,
};

/**
 * Returns total price and possible payout, by the same calculation as the server's; empty for a coupon without legs.
 */
export function totalsOf(facts: CouponData, stakeMinor: bigint | undefined, viewId: number): Totals {
  const shape = facts.legs.length === 0 ? undefined : shapeOf(facts);
  if (!shape) return nothing;
  const shapeProblem = couponShapeProblem(shape);
  if (shapeProblem) return { ...nothing, shapeProblem };
  const total = couponTotalOdds(shape);
  const priced = {
    ...nothing,
    lines: combinationCount(shape),
    coef: total && combinedOddsToWire(total),
    coefByView: total && formatCombinedOdds(total, viewId),
  };
  return stakeMinor === undefined ? priced : { ...priced, ...paid({ ...shape, stakeMinor }, facts) };
}

/**
 * Returns the maximum stake of each block of a conditional coupon by its id, minor units: what the blocks before it can
 * pay. Empty while that can't be known.
 */
export function maximaOfBlocks(
  facts: Omit<CouponData, 'typeId' | 'systemValue' | 'extras'>,
  stakeMinor: bigint | undefined,
): ReadonlyMap<number, bigint> {
  const conditional = {
    ...facts,
    typeId: COUPON_TYPE.conditional,
    systemValue: undefined,
    extras: NO_EXTRAS,
  };
  const shape = facts.legs.length === 0 ? undefined : shapeOf(conditional);
  if (stakeMinor === undefined || !shape || couponShapeProblem(shape)) return new Map();
  return blockMaxima({ ...shape, stakeMinor });
}

/** Returns the function for the tax on a payout of the coupon; undefined if winnings aren't taxed. */
function taxOf(coupon: Coupon, { terms, iso }: Pick<CouponData, 'terms' | 'iso'>) {
  if (!terms?.tax) return undefined;
  const { percent, free = '0' } = terms.tax;
  const tax = { rate: parseTaxPercent(percent), freeMinor: toMinor(free, iso) };
  // A promo code stakes no money of the player.
  const stakeMinor = coupon.promo ? 0n : coupon.stakeMinor;
  return (paidMinor: bigint): bigint => winningsTaxMinor(tax, { paidMinor, stakeMinor });
}

function paid(coupon: Coupon, facts: Pick<CouponData, 'terms' | 'iso' | 'extras'>): Partial<Totals> {
  const { iso, terms, extras } = facts;
  const { payoutMinor, bonusMinor, capped } = possiblePayout(coupon);
  const { minMinor } = payoutRange(coupon);
  const lines = combinationCount(coupon);
  const stakePerLine = toWire(rational.floor(rational.of(coupon.stakeMinor, lines)), iso);
  if (extras.hasTaxes && !terms) return { stakePerLine };
  const tax = taxOf(coupon, facts);
  const most = payoutMinor + bonusMinor;
  const afterTax = (minor: bigint): string => toWire(minor - (tax?.(minor) ?? 0n), iso);
  return {
    stakePerLine,
    returns: afterTax(most),
    tax: tax && toWire(tax(most), iso),
    least: minMinor > 0n && minMinor < payoutMinor ? afterTax(minMinor) : undefined,
    bonus: bonusMinor > 0n ? toWire(bonusMinor, iso) : undefined,
    isCapped: capped,
  };
}

/** Returns the totals of singles, each a coupon of its own: the sums of stakes and possible payouts. */
export function totalsOfSingles(
  facts: Omit<CouponData, 'typeId' | 'systemValue'>,
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
  const sum = (amounts: readonly (string | undefined)[]) => (isWhole ? sumOf(amounts, facts.iso) : undefined);
  return {
    ...nothing,
    lines: BigInt(each.length),
    returns: sum(each.map(({ returns }) => returns)),
    tax: each.some(({ tax }) => tax !== undefined) ? sum(each.map(({ tax }) => tax)) : undefined,
    isCapped: each.some(({ isCapped }) => isCapped),
  };
}

/** Adds amounts up: payouts without a cap may exceed what `toMinor` accepts. */
function sumOf(amounts: readonly (string | undefined)[], iso: string): string {
  const unit = rational.of(10n ** BigInt(currencyExponent(iso)));
  const sum = amounts.reduce((all, amount = '0') => rational.add(all, rational.parse(amount)), rational.ZERO);
  return toWire(rational.floor(rational.multiply(sum, unit)), iso);
}
