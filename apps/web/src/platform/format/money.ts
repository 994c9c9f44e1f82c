import { currencyExponent } from '@touchline/betting';
import { isFromRight } from '@touchline/contract/languages';
import { memoize } from './memoize.ts';

/** Currencies with an unambiguous sign; all others are shown by their code after the amount. */
const ownSign: ReadonlySet<string> = new Set(
  'EUR GBP RUB INR UAH TRY KZT NGN KRW ILS VND PLN GEL CZK THB PHP BDT BRL AZN AMD MNT KHR'.split(' '),
);

const formatter = memoize((tag: string, iso: string) => new Intl.NumberFormat(tag, optionsFor(iso)));
const roundFormatter = memoize((tag: string, iso: string) => {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return new Intl.NumberFormat(tag, { ...optionsFor(iso), ...digits });
});

const changeFormatter = memoize(
  (tag: string, iso: string) => new Intl.NumberFormat(tag, { ...optionsFor(iso), signDisplay: 'exceptZero' }),
);

/**
 * Formats an amount for display: Latin digits, all decimals of its currency, a code instead of an ambiguous sign. In
 * right-to-left languages it is isolated with the currency to the left of the amount.
 * @param amount exact decimal text as on the wire, e.g. `10.00`
 * @param iso currency code
 * @param tag BCP 47 language
 */
export function formatMoney(amount: string, iso: string, tag: string): string {
  // Intl formats decimal text exactly; a number would pass through a binary float.
  return standing(formatter(tag, iso).format(amount as Intl.StringNumericLiteral), iso, tag);
}

/**
 * Formats what an account got or lost, with its sign: `+€10.00`.
 * @param amount exact decimal text, negative for a loss
 */
export function formatChange(amount: string, iso: string, tag: string): string {
  return standing(changeFormatter(tag, iso).format(amount as Intl.StringNumericLiteral), iso, tag);
}

function optionsFor(iso: string): Intl.NumberFormatOptions {
  const digits = currencyExponent(iso);
  const common = { numberingSystem: 'latn', minimumFractionDigits: digits, maximumFractionDigits: digits };
  return ownSign.has(iso)
    ? { ...common, style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' }
    : common;
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
  if (!ownSign.has(iso)) return { currency: iso, currencySide: 'end' };
  const parts = formatter(tag, iso).formatToParts(0);
  const index = parts.findIndex(({ type }) => type === 'currency');
  const isFirst = index < parts.findIndex(({ type }) => type === 'integer');
  return { currency: parts[index]?.value ?? iso, currencySide: isFirst ? 'start' : 'end' };
}

/**
 * Formats an amount without zero decimals: `€ 5` for `5.00`.
 * @param amount exact decimal text
 */
export function formatRoundMoney(amount: string, iso: string, tag: string): string {
  const whole = /^(\d+)(?:\.0+)?$/.exec(amount)?.[1];
  if (whole === undefined) return formatMoney(amount, iso, tag);
  // Intl formats decimal text exactly; a number would pass through a binary float.
  return standing(roundFormatter(tag, iso).format(whole as Intl.StringNumericLiteral), iso, tag);
}

/** Appends the code of a currency without a sign of its own; in right-to-left languages isolates both together. */
function standing(text: string, iso: string, tag: string): string {
  const whole = ownSign.has(iso) ? text : `${text}\u00a0${iso}`;
  return isFromRight(tag) ? `\u2067${whole}\u2069` : whole;
}
