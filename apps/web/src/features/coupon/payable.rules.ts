import { parseOdds, toMinor, type CouponShape, type PayableCouponTypeId } from '@touchline/betting';
import type { CouponTerms } from './coupon.api.ts';
import type { Leg } from './coupon.rules.ts';

/** Extra payouts of an express, as offered by the terms and chosen by the player. */
export interface Extras {
  readonly hasBonusBet: boolean;
  readonly isExpressOfDay: boolean;
  readonly isPromo: boolean;
  /** Whether a part of the stake is advanced. */
  readonly isPrepaid: boolean;
}

export interface CouponFacts {
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

/** Whether the handicap or total of a selection is a quarter line. */
export const isQuarterLine = (line: string | undefined) => QUARTER.test(line ?? '');

/** Returns the coupon's input for the payout calculation; undefined while a selection has no price. */
export function shapeOf(facts: CouponFacts): CouponShape | undefined {
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
    ...(hyperBonus && !extras.isPrepaid
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
