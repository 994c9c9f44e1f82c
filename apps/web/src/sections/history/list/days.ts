export interface Day<Item> {
  /** Number of the day, as returned by `dayOf`. */
  readonly day: number;
  /** Its items, in their original order. */
  readonly items: readonly Item[];
}

/**
 * Groups items by day, in the order of each day's first item, also if the items of a day aren't adjacent.
 * @param dayOf number of an item's day in the player's time zone
 */
export function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => number): readonly Day<Item>[] {
  const days = new Map<number, Item[]>();
  for (const item of items) {
    const day = dayOf(item);
    const held = days.get(day);
    if (held) held.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}
