import type { EventPrice } from './EventRow/EventPrices.tsx';

/** @returns each price with a unique key; an empty slot is identified by its index */
export function keyedPrices(
  prices: readonly (EventPrice | null)[],
): (readonly [key: string, price: EventPrice | null])[] {
  return prices.map((price, place) => [price?.id ?? `place ${place}`, price]);
}
