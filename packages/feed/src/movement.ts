/** Direction of the last price change. */
export type Direction = 'up' | 'down';

/** Converts decimal odds from text to thousandths: prices are stored and compared as integers. 0 for none. */
export function thousandths(k: string | undefined): number {
  return k === undefined ? 0 : Math.round(Number(k) * 1000);
}

/** Converts thousandths to decimal text without trailing zeros. */
export function oddsText(price: number): string | undefined {
  return price === 0 ? undefined : String(price / 1000);
}
