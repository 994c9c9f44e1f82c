import { language } from '../messages/messages.ts';

const decimals: Intl.NumberFormatOptions = { maximumFractionDigits: 8 };
const counts = new Intl.NumberFormat(language);

const MINUS = '\u2212';

const currencyFormats = new Map<string, Intl.NumberFormat>();

function formatOf(iso: string): Intl.NumberFormat {
  let format = currencyFormats.get(iso);
  if (!format) {
    const isIso4217 = /^[A-Z]{3}$/.test(iso);
    format = new Intl.NumberFormat(language, isIso4217 ? { style: 'currency', currency: iso } : decimals);
    currencyFormats.set(iso, format);
  }
  return format;
}

/**
 * Formats an amount with its currency: `€1,284,906.00`.
 * @param amount decimal text; formatted exactly
 */
export function moneyText(amount: string, iso: string): string {
  // The cast: a decimal text is a numeric string, which the formatter reads exactly.
  const text = formatOf(iso)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', MINUS);
  return /^[A-Z]{3}$/.test(iso) ? text : `${iso} ${text}`;
}

/** Returns whether an amount, a decimal text, is zero. */
export const isNothing = (amount: string): boolean => /^-?[0.]*$/.test(amount);

const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const signedPercents = new Intl.NumberFormat(language, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/**
 * Formats a share: 0.062 is “6.2%”.
 * @param isSigned true to show a plus, too
 * @default isSigned false
 */
export const percentText = (share: number, isSigned = false): string =>
  (isSigned ? signedPercents : percents).format(share);

/** Formats an amount for the axis of a chart: “€120K”. Never for an amount that has to be exact. */
export const shortMoneyText = (amount: number, iso: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: iso, notation: 'compact' }).format(amount);

export const countText = (count: number): string => counts.format(count);

/**
 * Adds two amounts exactly.
 * @param one decimal text
 * @param other decimal text, also with another number of decimals
 */
export function addAmounts(one: string, other: string): string {
  const scale = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const sum = [one, other].reduce((total, text) => total + unitsOf(text, scale), 0n);
  return decimalOf(sum, scale);
}

/**
 * Multiplies an amount exactly.
 * @param amount decimal text
 * @param count whole number
 */
export function multiplyAmount(amount: string, count: number): string {
  const scale = amount.split('.')[1]?.length ?? 0;
  return decimalOf(unitsOf(amount, scale) * BigInt(count), scale);
}

/** Returns an amount as a whole number of its smallest unit. */
function unitsOf(text: string, scale: number): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(scale, '0'));
}

function decimalOf(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const at = digits.length - scale;
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${scale === 0 ? '' : `.${digits.slice(at)}`}`;
}
