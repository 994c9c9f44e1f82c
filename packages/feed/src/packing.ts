import type { MarketRecord } from './frames.ts';

const CENT = 100;

/**
 * Returns the price in whole hundredths.
 * @param k decimal odds as text
 * @returns `undefined` if `priceText` would not return exactly this text: three decimals, a trailing zero
 */
export function hundredths(k: string): number | undefined {
  const value = Math.round(Number(k) * CENT);
  return Number.isSafeInteger(value) && value > 0 && priceText(value) === k ? value : undefined;
}

/** Formats hundredths as decimal odds without trailing zeros: 185 is "1.85", 200 is "2". */
export function priceText(value: number): string {
  return String(value / CENT);
}

/** Returns whether two states of a market differ only in their prices, with a price for the same selections. */
function onlyPricesDiffer(before: MarketRecord, now: MarketRecord): boolean {
  return (
    before.status === now.status &&
    before.slot === now.slot &&
    before.producer === now.producer &&
    before.main === now.main &&
    before.wide === now.wide &&
    before.type === now.type &&
    before.group === now.group &&
    before.line === now.line &&
    before.ordinal === now.ordinal &&
    before.kind === now.kind &&
    before.selections.length === now.selections.length
  );
}

/**
 * Returns the change between two published states of a market as pairs of slot and price.
 * @returns `undefined` if the whole market must be sent
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
 * Returns all prices of a market as pairs of slot and price, for listeners that missed some of them.
 * @returns `undefined` if the whole market must be sent
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
