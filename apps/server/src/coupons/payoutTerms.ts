import {
  COUPON_TYPE,
  antiExpressCoef,
  combinedOdds,
  countedLegs,
  couponLines,
  couponTotalOdds,
  formatCombinedOdds,
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
import type { CouponRow, CouponWithLegs, LegRow } from './coupons.store.ts';
import type { HyperBonusTerms } from './hyperBonus.ts';

/** What the payout of a coupon depends on beside its legs. */
export interface PayoutTerms {
  readonly typeId: PayableCouponTypeId;
  /** Minor units; of a conditional coupon the first block's. */
  readonly amount: bigint;
  readonly systemValue?: number;
  /** Stakes of the later blocks of a conditional coupon, minor units. */
  readonly blockStakes?: Readonly<Record<number, bigint>>;
  readonly hasBonusBet?: boolean;
  readonly boostPercent?: number;
  readonly hyperBonus?: HyperBonusTerms;
  /** As promised at placement; made from the prices of the legs when absent. */
  readonly antiExpressCoef?: OddsMilli;
  readonly isPromo?: boolean;
  /** Minor units. */
  readonly maxPayout: bigint;
}

/** Once legs are returned, an anti-express is priced anew from the others. */
function antiCoefOf(promised: OddsMilli | undefined, legs: readonly Leg[]): OddsMilli | undefined {
  const returned = legs.filter((leg) => isReturned(resultOf(leg))).length;
  const isAsPlaced = returned === 0 || returned === legs.length;
  return promised !== undefined && isAsPlaced ? promised : antiExpressCoef(legs);
}

/** The coupon as the rules of payouts know it. */
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

/** What the rows of a coupon say of its payout. */
export function termsOfRow(row: CouponRow): PayoutTerms {
  const blocks = row.block_amounts;
  return {
    // The column's check allows types that can be paid only.
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

/** A stored leg as the rules know it, with its result so far. */
export function legOfRow(row: LegRow): ResultedLeg {
  return {
    odds: oddsMilli(row.coef),
    // The column's check allows leg results only.
    result: row.status_id as LegResult,
    banker: row.is_banker,
    ...(row.block_id === null ? {} : { blockId: row.block_id }),
    ...(row.settled_coef === null ? {} : { settledCoef: rational.parse(row.settled_coef) }),
  };
}

/** A stored coupon as the rules know it, with the results so far. */
export function couponOfRows({ coupon, legs }: CouponWithLegs): Coupon<ResultedLeg> {
  return couponOfTerms(termsOfRow(coupon), legs.map(legOfRow));
}

/** What a coupon says of its prices. */
export interface Prices {
  /** Combined, for display. */
  readonly coef: string;
  readonly lines: number;
  /** Minor units, the hyper bonus included. */
  readonly possible_payout: bigint;
  readonly anti_express_coef: number | null;
}

/** The prices of a coupon whose legs are all open. Throws a RangeError when its legs make no coupon. */
export function pricesOf(coupon: Coupon): Prices {
  const { payoutMinor, bonusMinor } = possiblePayout(coupon);
  return {
    coef: formatCombinedOdds(shownTotal(coupon), 0),
    lines: Number(couponLines(coupon)),
    possible_payout: payoutMinor + bonusMinor,
    anti_express_coef: coupon.antiExpressCoef ?? null,
  };
}

/** The coefficient of types that have one; of the others, what one unit of the stake comes to at most. */
function shownTotal(coupon: Coupon): rational.Rational {
  const total = couponTotalOdds(coupon);
  if (total) return total;
  const { maxPayoutMinor: _cap, promo: _promo, ...uncapped } = coupon;
  const most = rational.of(possiblePayout(uncapped).payoutMinor, coupon.stakeMinor);
  // A stake of few minor units may round down to itself.
  return rational.compare(most, rational.ONE) > 0 ? most : combinedOdds(coupon.legs.map(({ odds }) => odds));
}
