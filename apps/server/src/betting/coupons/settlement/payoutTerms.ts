import {
  COUPON_TYPE,
  antiExpressCoefOrLowest,
  combinedOdds,
  countedLegs,
  combinationCount,
  couponTotalOdds,
  combinedOddsToWire,
  isReturned,
  oddsMilli,
  possiblePayout,
  rational,
  resultOf,
  type Coupon,
  type Leg,
  type LegResult,
  type OddsMilli,
  type PayableCouponTypeId,
  type ResultedLeg,
} from '@touchline/betting';
import type { CouponRow, CouponWithLegs, LegRow } from '../coupons.store.ts';
import type { HyperBonusTerms } from '../stakes/hyperBonus.ts';

/** Terms that determine the payout of a coupon, apart from its legs. */
export interface PayoutTerms {
  readonly typeId: PayableCouponTypeId;
  /** Minor units; for a conditional coupon the stake of the first block. */
  readonly amount: bigint;
  readonly systemValue?: number;
  /** Stakes of the later blocks of a conditional coupon, minor units. */
  readonly blockStakes?: Readonly<Record<number, bigint>>;
  readonly hasBonusBet?: boolean;
  readonly boostPercent?: number;
  readonly hyperBonus?: HyperBonusTerms;
  /** As promised at placement; computed from the prices of the legs if absent. */
  readonly antiExpressCoef?: OddsMilli;
  readonly isPromo?: boolean;
  /** Minor units. */
  readonly maxPayout: bigint;
}

/**
 * If legs are returned, an anti-express is priced again from the others, which are worth more than all. The lowest
 * price is for coupons that are refused because theirs is below it.
 */
function antiCoefOf(promised: OddsMilli | undefined, legs: readonly Leg[]): OddsMilli {
  const returned = legs.filter((leg) => isReturned(resultOf(leg))).length;
  const isAsPlaced = returned === 0 || returned === legs.length;
  return promised !== undefined && isAsPlaced ? promised : antiExpressCoefOrLowest(legs);
}

/** Converts a coupon for the payout rules. */
export function couponOfTerms<L extends Leg>(terms: PayoutTerms, legs: readonly L[]): Coupon<L> {
  const { typeId, systemValue, blockStakes, hyperBonus, boostPercent } = terms;
  const anti = typeId === COUPON_TYPE.antiExpress ? antiCoefOf(terms.antiExpressCoef, legs) : undefined;
  return {
    type: typeId,
    stakeMinor: terms.amount,
    legs,
    maxPayoutMinor: terms.maxPayout,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(blockStakes ? { blockStakesMinor: blockStakes } : {}),
    ...(anti === undefined ? {} : { antiExpressCoef: anti }),
    ...(terms.hasBonusBet ? { bonusBet: true } : {}),
    ...(boostPercent === undefined ? {} : { boostPercent }),
    ...(hyperBonus
      ? { hyperBonus: { ...hyperBonus, percent: hyperBonus.percents[countedLegs(legs)] ?? 0 } }
      : {}),
    ...(terms.isPromo ? { promo: true } : {}),
  };
}

/** Reads the payout terms from a coupon's row. */
export function termsOfRow(row: CouponRow): PayoutTerms {
  const blocks = row.block_amounts;
  return {
    // The column's check constraint only allows payable types.
    typeId: row.type_id as PayableCouponTypeId,
    amount: row.amount,
    maxPayout: row.max_payout,
    hasBonusBet: row.has_bonus_bet,
    isPromo: row.promo_code !== null,
    ...(row.system_value === null ? {} : { systemValue: row.system_value }),
    ...(blocks
      ? { blockStakes: Object.fromEntries(Object.entries(blocks).map(([id, text]) => [id, BigInt(text)])) }
      : {}),
    ...(row.boost_percent === null ? {} : { boostPercent: row.boost_percent }),
    ...(row.anti_express_coef === null ? {} : { antiExpressCoef: oddsMilli(row.anti_express_coef) }),
    ...(row.hyper_percents && row.hyper_min_stake !== null && row.hyper_max_bonus !== null
      ? {
          hyperBonus: {
            percents: row.hyper_percents,
            minStakeMinor: row.hyper_min_stake,
            maxBonusMinor: row.hyper_max_bonus,
          },
        }
      : {}),
  };
}

/** Converts a stored leg for the rules, with its result so far. */
export function legOfRow(row: LegRow): ResultedLeg {
  return {
    odds: oddsMilli(row.coef),
    // The column's check constraint only allows leg results.
    result: row.status_id as LegResult,
    banker: row.is_banker,
    ...(row.block_id === null ? {} : { blockId: row.block_id }),
    ...(row.settled_coef === null ? {} : { settledCoef: rational.parse(row.settled_coef) }),
  };
}

/** Converts a stored coupon for the rules, with the results so far. */
export function couponOfRows({ coupon, legs }: CouponWithLegs): Coupon<ResultedLeg> {
  return couponOfTerms(termsOfRow(coupon), legs.map(legOfRow));
}

/** Prices of a coupon. */
export interface Prices {
  /** Total price, for display. */
  readonly coef: string;
  readonly lines: number;
  /** Minor units, including the hyper bonus. */
  readonly possible_payout: bigint;
  readonly anti_express_coef: number | null;
}

/** Returns the prices of a coupon with open legs only. Throws a RangeError if its legs don't form a coupon. */
export function pricesOf(coupon: Coupon): Prices {
  const { payoutMinor, bonusMinor } = possiblePayout(coupon);
  return {
    coef: combinedOddsToWire(shownTotal(coupon)),
    lines: Number(combinationCount(coupon)),
    possible_payout: payoutMinor + bonusMinor,
    anti_express_coef: coupon.antiExpressCoef ?? null,
  };
}

/** Returns the total of types that have one; for others, the maximum payout per unit of the stake. */
function shownTotal(coupon: Coupon): rational.Rational {
  const total = couponTotalOdds(coupon);
  if (total) return total;
  const { maxPayoutMinor: _cap, promo: _promo, ...uncapped } = coupon;
  const most = rational.of(possiblePayout(uncapped).payoutMinor, coupon.stakeMinor);
  // A stake of few minor units may round down to itself.
  return rational.compare(most, rational.ONE) > 0 ? most : combinedOdds(coupon.legs.map(({ odds }) => odds));
}
