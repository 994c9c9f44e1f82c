import { currencyExponent, hasOwnSymbol } from '@touchline/betting';
import { isFromRight } from '@touchline/contract/languages';
import { accountSymbols } from './accountSymbols.ts';
import { memoize } from './memoize.ts';

const formatter = memoize(
  (tag: string, iso: string, digits: 'all' | 'none', sign: 'auto' | 'exceptZero', isSigned: boolean) =>
    new Intl.NumberFormat(tag, { ...optionsFor(iso, digits === 'all', isSigned), signDisplay: sign }),
);

/** Symbols by currency code. */
type Symbols = Readonly<Record<string, string>>;

/** Returns whether amounts of a currency have a sign: the platform's, else their own; others have the code. */
const isSignedBy = (iso: string, symbol: string | undefined): boolean =>
  symbol === undefined ? hasOwnSymbol(iso) : symbol !== iso;

/**
 * Formats an amount for display: Latin digits, all decimals of its currency, a code instead of an ambiguous sign. In
 * right-to-left languages it is isolated with the currency to the left of the amount.
 * @param amount exact decimal text as on the wire, e.g. `10.00`
 * @param iso currency code
 * @param tag BCP 47 language
 * @param symbols those of the player's accounts if absent
 */
export function formatMoney(
  amount: string,
  iso: string,
  tag: string,
  symbols: Symbols = accountSymbols.byIso,
): string {
  return written(amount, { iso, tag, symbols, digits: 'all', sign: 'auto' });
}

/**
 * Formats what an account got or lost, with its sign: `+€10.00`.
 * @param amount exact decimal text, negative for a loss
 */
export function formatChange(
  amount: string,
  iso: string,
  tag: string,
  symbols: Symbols = accountSymbols.byIso,
): string {
  return written(amount, { iso, tag, symbols, digits: 'all', sign: 'exceptZero' });
}

function optionsFor(iso: string, hasDecimals: boolean, isSigned: boolean): Intl.NumberFormatOptions {
  const digits = hasDecimals ? currencyExponent(iso) : 0;
  const common = { numberingSystem: 'latn', minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!isSigned) return common;
  // A code beyond ISO 4217 has a symbol of the platform only: any currency gives its place.
  const currency = /^[A-Z]{3}$/.test(iso) ? iso : 'XXX';
  return { ...common, style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}

/** A currency next to the input of an amount. */
export interface CurrencyMark {
  /** Sign or code. */
  readonly currency: string;
  /** Side of the amount in reading direction, the same as in formatted amounts. */
  readonly currencySide: 'start' | 'end';
}

/** Returns the sign or code of a currency for an amount input, on the side where `formatMoney` has it. */
export function currencyMark(iso: string, tag: string): CurrencyMark {
  const symbol = accountSymbols.byIso[iso];
  if (!isSignedBy(iso, symbol)) return { currency: iso, currencySide: 'end' };
  const parts = formatter(tag, iso, 'all', 'auto', true).formatToParts(0);
  const index = parts.findIndex(({ type }) => type === 'currency');
  const isFirst = index < parts.findIndex(({ type }) => type === 'integer');
  return { currency: symbol ?? parts[index]?.value ?? iso, currencySide: isFirst ? 'start' : 'end' };
}

/**
 * Formats an amount without zero decimals: `€ 5` for `5.00`.
 * @param amount exact decimal text
 */
export function formatRoundMoney(
  amount: string,
  iso: string,
  tag: string,
  symbols: Symbols = accountSymbols.byIso,
): string {
  const whole = /^(\d+)(?:\.0+)?$/.exec(amount)?.[1];
  return whole === undefined
    ? formatMoney(amount, iso, tag, symbols)
    : written(whole, { iso, tag, symbols, digits: 'none', sign: 'auto' });
}

interface Writing {
  readonly iso: string;
  readonly tag: string;
  readonly symbols: Symbols;
  readonly digits: 'all' | 'none';
  readonly sign: 'auto' | 'exceptZero';
}

/**
 * Formats an amount with the symbol of its currency, a code behind it; in right-to-left languages isolates both
 * together.
 */
function written(amount: string, { iso, tag, symbols, digits, sign }: Writing): string {
  const symbol = symbols[iso];
  const isSigned = isSignedBy(iso, symbol);
  const format = formatter(tag, iso, digits, sign, isSigned);
  // Intl formats decimal text exactly; a number would pass through a binary float.
  const exact = amount as Intl.StringNumericLiteral;
  const parts = format
    .formatToParts(exact)
    .map(({ type, value }) => (type === 'currency' ? symbol : undefined) ?? value);
  const text = isSigned ? parts.join('') : `${parts.join('')}\u00a0${iso}`;
  return isFromRight(tag) ? `\u2067${text}\u2069` : text;
}
