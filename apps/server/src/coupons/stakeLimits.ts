import {
  convertMaximum,
  convertMinimum,
  stakeBounds,
  toMinor,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';
import { BASE_CURRENCY, hasRate, rateBetween } from '../wallet/rates.ts';

/** What the operator allows, in the base currency. */
const MIN_BET = toMinor('0.20', BASE_CURRENCY);
const MAX_BET = toMinor('2000.00', BASE_CURRENCY);
const MAX_PAYOUT = toMinor('50000.00', BASE_CURRENCY);

/** Currencies that bets can be placed in. */
export function isBettingCurrency(iso: string): boolean {
  return hasRate(iso);
}

export interface CouponBounds extends StakeBounds {
  readonly maxMinor: bigint;
  readonly maxPayoutMinor: bigint;
}

/**
 * Least and most of a coupon's stake and its payout cap, in minor units of `iso`.
 * Throws a RangeError for a currency without a rate: add it to the table first.
 */
export function couponBounds(type: CouponTypeId, iso: string): CouponBounds {
  const conversion = { from: BASE_CURRENCY, to: iso, rate: rateBetween(BASE_CURRENCY, iso) };
  const maxBetMinor = convertMaximum(MAX_BET, conversion);
  const { minMinor, maxMinor } = stakeBounds({
    type,
    minBetMinor: convertMinimum(MIN_BET, conversion),
    maxBetMinor,
  });
  return {
    minMinor,
    maxMinor: maxMinor ?? maxBetMinor,
    maxPayoutMinor: convertMaximum(MAX_PAYOUT, conversion),
  };
}
