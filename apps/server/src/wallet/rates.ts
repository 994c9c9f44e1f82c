import { currencyExponent, rational } from '@touchline/betting';

/** Base currency of the operator's exchange rates. */
export const BASE_CURRENCY = 'EUR';

/** Hundredths of a currency's unit per unit of the base; the operator's rates of the day. */
const HUNDREDTHS_OF_BASE: ReadonlyMap<string, bigint> = new Map(
  Object.entries({
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
  }),
);

/** Whether the operator has a rate for a currency. */
export function hasRate(iso: string): boolean {
  return HUNDREDTHS_OF_BASE.has(iso);
}

/**
 * Returns the exact number of whole units of `to` per whole unit of `from`. Throws a RangeError for a currency
 * without a rate: add it to the table first.
 */
export function rateBetween(from: string, to: string): rational.Rational {
  return from === to ? rational.ONE : rational.of(hundredthsOf(to), hundredthsOf(from));
}

function hundredthsOf(iso: string): bigint {
  const hundredths = HUNDREDTHS_OF_BASE.get(iso);
  if (hundredths === undefined) {
    throw new RangeError(`There is no rate for ${iso}: add it to the rates before a site offers it.`);
  }
  return hundredths;
}

/** Converts minor units of one currency to an exact amount in minor units of another. Throws like `rateBetween`. */
export function exchanged(minor: rational.Rational, from: string, to: string): rational.Rational {
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(minor, rational.multiply(rateBetween(from, to), scale));
}
