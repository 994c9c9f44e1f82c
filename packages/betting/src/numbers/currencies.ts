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
 * Returns the number of decimals of a currency's minor unit: EUR 2, JPY 0, KWD 3, BTC 8; 2 for unlisted codes.
 * @throws RangeError if the text is no currency code
 */
export function currencyExponent(iso: string): number {
  if (!/^(?:[A-Z]{3,5}|mBTC)$/.test(iso)) {
    throw new RangeError(`"${iso}" is not a currency code: use capital letters, such as "EUR" or "USDT".`);
  }
  return EXPONENT_BY_CODE.get(iso) ?? 2;
}
