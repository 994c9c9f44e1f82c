import { directionOf, isolated } from './direction.ts';

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

/** Currencies with an unambiguous sign; all others are shown by their code after the amount, as on the platform. */
const OWN_SIGN: ReadonlySet<string> = new Set(
  'EUR GBP RUB INR UAH TRY KZT NGN KRW ILS VND PLN GEL CZK THB PHP BDT BRL AZN AMD MNT KHR'.split(' '),
);

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

function formatterOf(language: string, currency: string, digits: Digits): (amount: `${number}`) => string {
  const locale = `${language}-u-nu-latn`;
  if (!OWN_SIGN.has(currency)) {
    const formatter = new Intl.NumberFormat(locale, digits);
    return (amount) => isolated(`${formatter.format(amount)} ${currency}`, language);
  }
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
  if (directionOf(language) === 'ltr') return (amount) => formatter.format(amount);
  return (amount) => {
    const parts = formatter.formatToParts(amount);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    const figure = parts
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value);
    return isolated(`${sign} ${figure.join('')}`, language);
  };
}
