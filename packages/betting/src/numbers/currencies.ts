const EXPONENTS: readonly (readonly [exponent: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
  [5, 'mBTC'],
  [6, 'USDT USDC TRX XRP'],
  [8, 'BTC BCH LTC DOGE DASH ETH'],
];

const EXPONENT_BY_CODE: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ EXPONENTS.flatMap(([exponent, codes]) =>
    codes.split(' ').map((code) => [code, exponent] as const),
  ),
);

/**
 * ISO 4217 code, or a code beyond ISO of up to ten letters; m, u and n before it name its thousandth, millionth and
 * billionth, as in mBTC.
 */
const CODE = /^(?:[A-Z]{3,10}|[mun][A-Z]{3,9})$/;

/** Returns whether a text has the form of a currency code. */
export function isCurrencyCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * Returns the number of decimals of a currency's minor unit: EUR 2, JPY 0, KWD 3, BTC 8; 2 for unlisted codes.
 * @throws RangeError if the text is no currency code
 */
export function currencyExponent(iso: string): number {
  if (!isCurrencyCode(iso)) {
    throw new RangeError(
      `"${iso}" is not a currency code: use three to ten capital letters, such as "EUR" or "USDT", or a prefix as in "mBTC".`,
    );
  }
  return EXPONENT_BY_CODE.get(iso) ?? 2;
}

/** Currencies whose sign belongs to no other currency. */
const OWN_SYMBOL: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'EUR GBP RUB INR UAH TRY KZT NGN KRW ILS VND PLN GEL CZK THB PHP BDT BRL AZN AMD MNT KHR'.split(
    ' ',
  ),
);
const symbols = /* @__PURE__ */ new Map<string, string>();

/** Returns whether a currency has a sign that no other has. */
export const hasOwnSymbol = (iso: string): boolean => OWN_SYMBOL.has(iso);

/** Returns the sign of a currency, `€`; its code if the sign is shared with others, as `$` is. */
export function currencySymbol(iso: string): string {
  if (!OWN_SYMBOL.has(iso)) return iso;
  let symbol = symbols.get(iso);
  if (symbol === undefined) {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: iso,
      currencyDisplay: 'narrowSymbol',
    });
    symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? iso;
    symbols.set(iso, symbol);
  }
  return symbol;
}

const CRYPTO = /^(?:mBTC|BTC|BCH|LTC|DOGE|DASH|ETH|USDT|USDC|TRX|XRP)$/;

/** Returns whether a currency is a cryptocurrency, whose rate is valid for a minute only. */
export function isCryptoCurrency(iso: string): boolean {
  return CRYPTO.test(iso);
}
