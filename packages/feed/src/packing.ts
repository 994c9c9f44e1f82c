import type { MarketRecord } from './frames.ts';

const CENT = 100;

/**
 * The price in whole hundredths.
 * @param k decimal odds as text
 * @returns undefined when `priceText` would not give exactly this text back: three decimals, a trailing zero
 */
export function hundredths(k: string): number | undefined {
  const value = Math.round(Number(k) * CENT);
  return Number.isSafeInteger(value) && value > 0 && priceText(value) === k ? value : undefined;
}

/** Whole hundredths as decimal odds without trailing zeros: 185 is "1.85", 200 is "2". */
export function priceText(value: number): string {
  return String(value / CENT);
}

/** Whether two states of a market differ in nothing but their prices, each of which was there and is there. */
function onlyPricesDiffer(before: MarketRecord, now: MarketRecord): boolean {
  return (
    before.status === now.status &&
    before.slot === now.slot &&
    before.producer === now.producer &&
    before.main === now.main &&
    before.type === now.type &&
    before.group === now.group &&
    before.line === now.line &&
    before.ordinal === now.ordinal &&
    before.selections.length === now.selections.length
  );
}

/**
 * The change from one published state of a market to the next as pairs of slot and price.
 * @returns undefined when it has to travel as a whole market
 */
export function packChange(before: MarketRecord, now: MarketRecord): readonly number[] | undefined {
  if (!onlyPricesDiffer(before, now)) return undefined;
  const pairs: number[] = [];
  for (const [i, next] of now.selections.entries()) {
    const held = before.selections[i];
    if (held?.id !== next.id || held.result !== next.result || held.settledCoef !== next.settledCoef)
      return undefined;
    if (held.k === next.k) continue;
    const price = held.k === undefined || next.k === undefined ? undefined : hundredths(next.k);
    if (price === undefined) return undefined;
    pairs.push(now.slot + i, price);
  }
  return pairs.length > 0 ? pairs : undefined;
}

/**
 * All prices of a market as pairs of slot and price, for listeners that missed some of them.
 * @returns undefined when it has to travel as a whole market
 */
export function packPrices({ slot, selections }: MarketRecord): readonly number[] | undefined {
  const pairs: number[] = [];
  for (const [i, { k }] of selections.entries()) {
    const price = k === undefined ? undefined : hundredths(k);
    if (price === undefined) return undefined;
    pairs.push(slot + i, price);
  }
  return pairs;
}
