export interface Day<Item> {
  /** Number of the day, as `dayOf` gives it. */
  readonly day: number;
  /** Its items, in the order they came. */
  readonly items: readonly Item[];
}

/**
 * Groups items by their day; a day stands where its first item stood, also when its items don't follow one another.
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
