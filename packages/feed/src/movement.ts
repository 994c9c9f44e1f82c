/** Which way a price went when it last changed. */
export type Direction = 'up' | 'down';

/** Decimal odds given as text, in thousandths: prices are held and compared as integers. 0 for none. */
export function thousandths(k: string | undefined): number {
  return k === undefined ? 0 : Math.round(Number(k) * 1000);
}

/** The other way round, without trailing zeros. */
export function oddsText(price: number): string | undefined {
  return price === 0 ? undefined : String(price / 1000);
}
