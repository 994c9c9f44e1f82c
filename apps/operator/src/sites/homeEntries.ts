import type { HomePart } from '@touchline/contract/operators';

/** A part of the home page in the form. */
export interface HomeEntry {
  readonly part: HomePart;
  readonly isShown: boolean;
}

/** Returns all known parts: the shown ones in their order, then the others. */
export function entriesOf(shown: readonly HomePart[], known: readonly HomePart[]): readonly HomeEntry[] {
  const others = known.filter((part) => !shown.includes(part));
  return [
    ...shown.map((part) => ({ part, isShown: true })),
    ...others.map((part) => ({ part, isShown: false })),
  ];
}

/** Returns the shown parts in order. */
export function shownIn(entries: readonly HomeEntry[]): readonly HomePart[] {
  return entries.filter(({ isShown }) => isShown).map(({ part }) => part);
}

/**
 * Moves an entry by one position; unchanged at the end of the list.
 * @param by -1 or 1
 */
export function moved(entries: readonly HomeEntry[], index: number, by: -1 | 1): readonly HomeEntry[] {
  const [one, other] = [entries[index], entries[index + by]];
  return one && other ? entries.with(index, other).with(index + by, one) : entries;
}
