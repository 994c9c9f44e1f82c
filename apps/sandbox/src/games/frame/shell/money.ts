/** Formats an amount of minor units in the account's currency. */
export type FormatMoney = (minor: bigint) => string;

/** Returns the minor units of a decimal text: `2.5` with two decimals is 250. */
export function toMinor(text: string, decimals: number): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(decimals, '0').slice(0, decimals));
}

/** Returns the decimal text of minor units, as calls carry it. */
export function toText(minor: bigint, decimals: number): string {
  if (decimals === 0) return String(minor);
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns the payout of a stake: multiplied by ten-thousandths and rounded down, as the rules do. */
export function payoutOf(stake: bigint, tenThousandths: number): bigint {
  return (stake * BigInt(tenThousandths)) / 10_000n;
}

/** Creates the formatter of a currency with the account's decimals, in Latin digits as amounts have everywhere. */
export function createMoney(language: string, currency: string, decimals: number): FormatMoney {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  const format = formatterOf(language, currency, digits);
  return (minor) => format(toText(minor, decimals) as `${number}`);
}

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

function formatterOf(language: string, currency: string, digits: Digits): (amount: `${number}`) => string {
  const locale = `${language}-u-nu-latn`;
  try {
    const formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digits,
    });
    return (amount) => formatter.format(amount);
  } catch {
    // Codes of more than three letters are no currencies of Intl.
    const formatter = new Intl.NumberFormat(locale, digits);
    return (amount) => `${formatter.format(amount)} ${currency}`;
  }
}
