import { currencyExponent, rational } from '@touchline/betting';

/** Base currency of the operator's exchange rates. */
export const BASE_CURRENCY = 'EUR';

/** Units of a currency per unit of the base before any source has been read, as decimal text of any length. */
const FIRST_UNITS = {
  AED: '3.97',
  BRL: '6.40',
  BTC: '0.0000105',
  ETH: '0.00035',
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
};

/**
 * Last known rates of this process. Bounds of stakes and limits count with them whatever their age; money is converted
 * only at the rates that `exchange/rates.service.ts` reads, which says how old they are.
 */
const lastKnown = new Map<string, rational.Rational>(
  Object.entries(FIRST_UNITS).map(([iso, units]) => [iso, rational.parse(units)]),
);

/** Replaces last known rates, in units per unit of the base. Currencies that aren't named keep theirs. */
export function rememberRates(units: Iterable<readonly [iso: string, units: rational.Rational]>): void {
  for (const [iso, value] of units) if (iso !== BASE_CURRENCY) lastKnown.set(iso, value);
}

/** Returns whether a rate of a currency is known. */
export function hasRate(iso: string): boolean {
  return lastKnown.has(iso);
}

/**
 * Returns the exact number of whole units of `to` per whole unit of `from`. Throws a RangeError for a currency
 * without a rate: add it to the table first.
 */
export function rateBetween(from: string, to: string): rational.Rational {
  return from === to ? rational.ONE : rational.divide(unitsOf(to), unitsOf(from));
}

function unitsOf(iso: string): rational.Rational {
  const units = lastKnown.get(iso);
  if (units === undefined) {
    throw new RangeError(`There is no rate for ${iso}: add it to the rates before a site offers it.`);
  }
  return units;
}

/** An amount in one currency, minor units. */
export interface MoneyIn {
  readonly iso: string;
  readonly sum: bigint;
}

/** Returns the total of amounts of several currencies in cents of the base currency, rounded once. */
export function inBase(sums: readonly MoneyIn[]): bigint {
  const total = sums.reduce(
    (so, { iso, sum }) => rational.add(so, exchanged(rational.of(sum), iso, BASE_CURRENCY)),
    rational.ZERO,
  );
  return rational.roundHalfUp(total);
}

/** Converts minor units of one currency to an exact amount in minor units of another. Throws like `rateBetween`. */
export function exchanged(minor: rational.Rational, from: string, to: string): rational.Rational {
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  return rational.multiply(minor, rational.multiply(rateBetween(from, to), scale));
}
