import { currencyExponent, rational } from '@touchline/betting';

/** Base currency of the operator's exchange rates. */
export const BASE_CURRENCY = 'EUR';

/** Units of a currency per unit of the base, as decimal text of any length; the operator's rates of the day. */
const UNITS_PER_BASE: ReadonlyMap<string, rational.Rational> = new Map(
  Object.entries({
    AED: '3.97',
    BRL: '6.40',
    BTC: '0.0000105',
    EUR: '1',
    GBP: '0.86',
    INR: '97',
    JPY: '162',
    KWD: '0.33',
    KZT: '560',
    PLN: '4.30',
    RUB: '98',
    TRY: '45',
    UAH: '46',
    USD: '1.08',
    USDT: '1.0795',
    mBTC: '0.0105',
  }).map(([iso, units]) => [iso, rational.parse(units)]),
);

/** Whether the operator has a rate for a currency. */
export function hasRate(iso: string): boolean {
  return UNITS_PER_BASE.has(iso);
}

/**
 * Returns the exact number of whole units of `to` per whole unit of `from`. Throws a RangeError for a currency
 * without a rate: add it to the table first.
 */
export function rateBetween(from: string, to: string): rational.Rational {
  return from === to ? rational.ONE : rational.divide(unitsOf(to), unitsOf(from));
}

function unitsOf(iso: string): rational.Rational {
  const units = UNITS_PER_BASE.get(iso);
  if (units === undefined) {
    throw new RangeError(`There is no rate for ${iso}: add it to the rates before a site offers it.`);
  }
  return units;
}

/** Converts minor units of one currency to an exact amount in minor units of another. Throws like `rateBetween`. */
export function exchanged(minor: rational.Rational, from: string, to: string): rational.Rational {
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(minor, rational.multiply(rateBetween(from, to), scale));
}
