import { isCryptoCurrency, toMinor } from '@touchline/betting';

/** Greatest amount of one event or row, minor units: sums remain far below 64 bits. */
const MAX_AMOUNT = 10n ** 15n;

const ISO_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Reads the amounts of a provider, decimal text, to minor units. Each throws a RangeError that says what is wrong. */
export interface MoneyReader {
  /** Reads an amount above 0. */
  paid(text: string, iso: string): bigint;
  /** Reads an amount of 0 or more. */
  sum(text: string, iso: string): bigint;
  /** Reads an amount that may be below 0: a balance. */
  balance(text: string, iso: string): bigint;
  /** Returns a currency's code. */
  currency(iso: string): string;
}

/**
 * Creates the reader of a provider's amounts. Currencies that it can't know the decimals of are refused: known are those
 * of ISO 4217, the cryptocurrencies that the platform lists, and the provider's own.
 * @param own currencies of the provider's methods
 */
export function createMoneyReader(own: ReadonlySet<string>): MoneyReader {
  function currency(iso: string): string {
    if (own.has(iso) || ISO_CURRENCIES.has(iso) || isCryptoCurrency(iso)) return iso;
    throw new RangeError(`"${iso}" is no currency that the platform knows.`);
  }

  const balance = (text: string, iso: string): bigint => toMinor(text, currency(iso));

  function sum(text: string, iso: string): bigint {
    if (text.startsWith('-')) throw new RangeError(`"${text}" is below 0.`);
    const minor = balance(text, iso);
    if (minor > MAX_AMOUNT) throw new RangeError(`"${text}" is more than one payment can be.`);
    return minor;
  }

  function paid(text: string, iso: string): bigint {
    const minor = sum(text, iso);
    if (minor === 0n) throw new RangeError(`"${text}" is no money.`);
    return minor;
  }

  return { paid, sum, balance, currency };
}
