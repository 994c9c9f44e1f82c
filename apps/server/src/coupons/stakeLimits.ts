import {
  convertMaximum,
  convertMinimum,
  minStakeOfLines,
  rational,
  stakeBounds,
  toMinor,
  type Conversion,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';
import type { SiteConfig } from '@touchline/contract';
import { BASE_CURRENCY, exchanged, hasRate, rateBetween } from '../wallet/rates.ts';
import { marketRule } from './marketRules.ts';

/** What the operator allows, in the base currency. */
const MIN_BET = toMinor('0.20', BASE_CURRENCY);
const MIN_LINE_BET = toMinor('0.01', BASE_CURRENCY);
const MAX_PAYOUT = toMinor('50000.00', BASE_CURRENCY);

/** Currencies that bets can be placed in. */
export function isBettingCurrency(iso: string): boolean {
  return hasRate(iso);
}

/** What a site says about the stakes of coupon types. */
export type SiteBounds = Pick<SiteConfig, 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'>;

/** A coupon as far as the bounds of its stake go. */
export interface BoundedCoupon {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly site: SiteBounds;
  /** How many lines the stake is divided over. */
  readonly lines: bigint;
  readonly legs: readonly { readonly marketType: string; readonly isLive: boolean }[];
  /** The bonus account has no maximum. */
  readonly isBonusAccount: boolean;
}

function toCurrency(iso: string): Conversion {
  return { from: BASE_CURRENCY, to: iso, rate: rateBetween(BASE_CURRENCY, iso) };
}

/** The least stake of one line in minor units of `iso`, exactly. Throws a RangeError for a currency without a rate. */
export function minLineStake(iso: string): rational.Rational {
  return exchanged(rational.of(MIN_LINE_BET), BASE_CURRENCY, iso);
}

/** The least stake of a coupon of so many lines, in minor units of `iso`. Throws as `minLineStake`. */
export function minStake(lines: bigint, iso: string): bigint {
  const ofCoupon = convertMinimum(MIN_BET, toCurrency(iso));
  const ofLines = minStakeOfLines(lines, minLineStake(iso));
  return ofLines > ofCoupon ? ofLines : ofCoupon;
}

/** The most that one market takes, in minor units of `iso`. Throws as `minLineStake`. */
export function legMaximum({ marketType, isLive }: BoundedCoupon['legs'][number], iso: string): bigint {
  return convertMaximum(marketRule(marketType, isLive).maxBet, toCurrency(iso));
}

/** The highest payout of one coupon, in minor units of `iso`. Throws as `minLineStake`. */
export function payoutCap(iso: string): bigint {
  return convertMaximum(MAX_PAYOUT, toCurrency(iso));
}

/** Least and most of a coupon's stake, in minor units of its currency. Throws as `minLineStake`. */
export function couponBounds({ typeId, iso, site, lines, legs, isBonusAccount }: BoundedCoupon): StakeBounds {
  return stakeBounds({
    type: typeId,
    minBetMinor: minStake(lines, iso),
    legMaxMinor: legs.map((leg) => legMaximum(leg, iso)),
    // The cast: numbers that name no type are in nobody's way.
    typesWithMin: site.couponTypesWithMinAmount as CouponTypeId[],
    typesWithMax: site.couponTypesWithMaxAmount as CouponTypeId[],
    bonusAccount: isBonusAccount,
  });
}
