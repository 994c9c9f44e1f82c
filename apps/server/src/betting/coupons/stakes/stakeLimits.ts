import {
  convertMaximum,
  convertMinimum,
  minStakeOfCombinations,
  rational,
  stakeBounds,
  toMinor,
  type Conversion,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import { BASE_CURRENCY, exchanged, hasRate, rateBetween } from '../../../ledger/index.ts';
import { marketRule } from './marketRules.ts';

/** The operator's bounds, in the base currency. */
const MIN_BET = toMinor('0.20', BASE_CURRENCY);
const MIN_LINE_BET = toMinor('0.01', BASE_CURRENCY);
const MAX_PAYOUT = toMinor('50000.00', BASE_CURRENCY);

/** Returns whether bets can be placed in a currency. */
export function isBettingCurrency(iso: string): boolean {
  return hasRate(iso);
}

/** Settings of a site for the stakes of coupon types. */
export type SiteBounds = Pick<SiteConfig, 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'>;

/** Data of a coupon that the bounds of its stake depend on. */
export interface BoundedCoupon {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly site: SiteBounds;
  /** Number of combinations that the stake is divided over. */
  readonly lines: bigint;
  readonly legs: readonly { readonly marketType: string; readonly isLive: boolean }[];
  /** True if it is on the bonus account, which has no maximum. */
  readonly isBonusAccount: boolean;
}

function toCurrency(iso: string): Conversion {
  return { from: BASE_CURRENCY, to: iso, rate: rateBetween(BASE_CURRENCY, iso) };
}

/**
 * Returns the exact minimum stake of one combination in minor units of `iso`. Throws a RangeError for a currency
 * without a rate.
 */
export function minLineStake(iso: string): rational.Rational {
  return exchanged(rational.of(MIN_LINE_BET), BASE_CURRENCY, iso);
}

/**
 * Returns the minimum stake of a coupon with a number of combinations, in minor units of `iso`. Throws like
 * `minLineStake`.
 */
export function minStake(lines: bigint, iso: string): bigint {
  const ofCoupon = convertMinimum(MIN_BET, toCurrency(iso));
  const ofLines = minStakeOfCombinations(lines, minLineStake(iso));
  return ofLines > ofCoupon ? ofLines : ofCoupon;
}

/** Returns the maximum stake on one market, in minor units of `iso`. Throws like `minLineStake`. */
export function legMaximum({ marketType, isLive }: BoundedCoupon['legs'][number], iso: string): bigint {
  return convertMaximum(marketRule(marketType, isLive).maxBet, toCurrency(iso));
}

/** Returns the maximum payout of one coupon, in minor units of `iso`. Throws like `minLineStake`. */
export function payoutCap(iso: string): bigint {
  return convertMaximum(MAX_PAYOUT, toCurrency(iso));
}

/** Returns the minimum and maximum stake of a coupon, in minor units of its currency. Throws like `minLineStake`. */
export function couponBounds({ typeId, iso, site, lines, legs, isBonusAccount }: BoundedCoupon): StakeBounds {
  return stakeBounds({
    type: typeId,
    minBetMinor: minStake(lines, iso),
    legMaxMinor: legs.map((leg) => legMaximum(leg, iso)),
    // The cast is safe: numbers of unknown types have no effect.
    typesWithMin: site.couponTypesWithMinAmount as CouponTypeId[],
    typesWithMax: site.couponTypesWithMaxAmount as CouponTypeId[],
    bonusAccount: isBonusAccount,
  });
}
