import type { RowsPart, WindowCard } from './window/listModel.ts';

/** The beginning of a list. */
export interface FirstCards<Card> {
  readonly shown: readonly Card[];
  /** Rows of the card that is shown in part. */
  readonly mounted: ReadonlyMap<string, readonly RowsPart[]>;
  /** Number of rows that are not shown. */
  readonly left: number;
}

/**
 * Takes the first cards of a list.
 * @param count number of rows to show; the last card is shown in part
 */
export function firstCards<Card extends WindowCard>(cards: readonly Card[], count: number): FirstCards<Card> {
  const mounted = new Map<string, readonly RowsPart[]>();
  let before = 0;
  const end = cards.findIndex(({ id, rows }) => {
    if (before >= count) return true;
    if (before + rows.length > count) mounted.set(id, [{ first: 0, end: count - before }]);
    before += rows.length;
    return false;
  });
  const shown = end === -1 ? cards : cards.slice(0, end);
  const all = cards.reduce((sum, { rows }) => sum + rows.length, 0);
  return { shown, mounted, left: Math.max(all - count, 0) };
}
