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
  payoutRange,
  possiblePayout,
  rational,
  toMinor,
  toWire,
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
}

const NO_EXTRAS: Extras = {
  hasBonusBet: false,
  isHyperBonusWithBonusBet: false,
  isExpressOfDay: false,
  isPromo: false,
  isPrepaid: false,
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
  return stakeMinor === undefined ? priced : { ...priced, ...paid({ ...shape, stakeMinor }, facts.iso) };
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

function paid(coupon: Coupon, iso: string): Partial<Totals> {
  const { payoutMinor, bonusMinor, capped } = possiblePayout(coupon);
  const { minMinor } = payoutRange(coupon);
  const lines = combinationCount(coupon);
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
  // Payouts without a cap may exceed what `toMinor` accepts.
  const sum = each.reduce(
    (all, { returns = '0' }) => rational.add(all, rational.parse(returns)),
    rational.ZERO,
  );
  const unit = rational.of(10n ** BigInt(currencyExponent(facts.iso)));
  return {
    ...nothing,
    lines: BigInt(each.length),
    returns: isWhole ? toWire(rational.floor(rational.multiply(sum, unit)), facts.iso) : undefined,
    isCapped: each.some(({ isCapped }) => isCapped),
  };
}
