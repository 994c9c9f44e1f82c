import type { EventPrice } from './EventRow/EventPrices.tsx';

/** @returns each price with a key of its own; a place without a price has no identity but its place */
export function keyedPrices(
  prices: readonly (EventPrice | null)[],
): (readonly [key: string, price: EventPrice | null])[] {
  return prices.map((price, place) => [price?.id ?? `place ${place}`, price]);
}
