import {
  convertMaximum,
  convertMinimum,
  rational,
  stakeBounds,
  toMinor,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';

/** What the operator allows, in the base currency. */
const BASE = 'EUR';
const MIN_BET = toMinor('0.20', BASE);
const MAX_BET = toMinor('2000.00', BASE);
const MAX_PAYOUT = toMinor('50000.00', BASE);

/** How many hundredths of a currency's unit one unit of the base buys; the operator's own table of the day. */
const RATES_IN_HUNDREDTHS: Readonly<Record<string, bigint>> = {
  AED: 397n,
  BRL: 640n,
  EUR: 100n,
  GBP: 86n,
  INR: 9700n,
  JPY: 16_200n,
  KWD: 33n,
  KZT: 56_000n,
  PLN: 430n,
  RUB: 9_800n,
  TRY: 4_500n,
  UAH: 4_600n,
  USD: 108n,
};

/** Currencies that bets can be placed in. */
export function isBettingCurrency(iso: string): boolean {
  return Object.hasOwn(RATES_IN_HUNDREDTHS, iso);
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
  const hundredths = RATES_IN_HUNDREDTHS[iso];
  if (hundredths === undefined) {
    throw new RangeError(`There is no rate for ${iso}: add it to the stake limits before a site offers it.`);
  }
  const conversion = { from: BASE, to: iso, rate: rational.of(hundredths, 100n) };
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
