import { language } from '../messages/messages.ts';

const decimals: Intl.NumberFormatOptions = { maximumFractionDigits: 8 };
const counts = new Intl.NumberFormat(language);

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
  const text = formatOf(iso).format(amount as Intl.StringNumericLiteral);
  return /^[A-Z]{3}$/.test(iso) ? text : `${iso} ${text}`;
}

export const countText = (count: number): string => counts.format(count);
