import { currencyExponent, rational } from '@touchline/betting';

/** The currency that the operator's rates are quoted against. */
export const BASE_CURRENCY = 'EUR';

/** How many hundredths of a currency's unit one unit of the base buys; the operator's own table of the day. */
const HUNDREDTHS_OF_BASE: Readonly<Record<string, bigint>> = {
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

/** Whether the operator quotes a rate for a currency. */
export function hasRate(iso: string): boolean {
  return Object.hasOwn(HUNDREDTHS_OF_BASE, iso);
}

/**
 * How many whole units of `to` one whole unit of `from` buys, exactly.
 * Throws a RangeError for a currency without a rate: add it to the table first.
 */
export function rateBetween(from: string, to: string): rational.Rational {
  return from === to ? rational.ONE : rational.of(hundredthsOf(to), hundredthsOf(from));
}

function hundredthsOf(iso: string): bigint {
  const hundredths = HUNDREDTHS_OF_BASE[iso];
  if (hundredths === undefined) {
    throw new RangeError(`There is no rate for ${iso}: add it to the rates before a site offers it.`);
  }
  return hundredths;
}

/** Minor units of one currency as an exact amount in minor units of another. Throws as `rateBetween`. */
export function exchanged(minor: rational.Rational, from: string, to: string): rational.Rational {
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(minor, rational.multiply(rateBetween(from, to), scale));
}
