import type { EventPrice } from '../EventRow/EventPrices.tsx';

/** Prices of a market; `null` is an empty slot. */
type Prices = readonly (EventPrice | null)[];

/** Returns the attributes of the element around a group's prices; `label` names it for screen-reader users. */
export function priceGroup(label: string) {
  return { role: 'group', 'aria-label': label, 'data-prices': '' } as const;
}

/** Returns the price of a group that Tab reaches; undefined if it has none. */
export function tabStopOf(...markets: readonly Prices[]): EventPrice | undefined {
  for (const prices of markets) for (const price of prices) if (price) return price;
  return undefined;
}
