import type { Column, ColumnMarket, ColumnPlan } from '../rules/columns.ts';

export interface HeadNames {
  /**
   * Short name: "1", "Over".
   * @param key of a selection
   */
  readonly short: (key: string) => string;
  /** Name of a market: "Handicap". */
  readonly market: (market: ColumnMarket) => string;
}

/** Headers of a market's columns. */
export interface Heads {
  /** Name of the market, if its columns don't have it. */
  readonly title: string | undefined;
  readonly names: string[];
}

/**
 * Returns the headers of a market's columns: one per column, or one per pair where columns are stacked. A market in
 * columns of its own has a title.
 */
export function headsOf(
  columns: readonly Column[],
  { stacked }: Pick<ColumnPlan, 'stacked'>,
  names: HeadNames,
): Heads {
  const [first] = columns;
  if (first && stacked !== 'always' && columns.every(({ market }) => market === first.market))
    return { title: names.market(first.market), names: columns.map(({ key }) => names.short(key)) };
  return { title: undefined, names: untitled(columns, stacked, names) };
}

function untitled(places: readonly Column[], stacked: ColumnPlan['stacked'], names: HeadNames): string[] {
  if (stacked !== 'always') return places.map((place) => headOf(place, names));
  return places.flatMap((place, at) => {
    if (at % 2 === 1) return [];
    const under = places[at + 1];
    if (place.market !== 'result') return names.market(place.market);
    return [place, under].flatMap((own) => (own ? names.short(own.key) : [])).join(' ');
  });
}

function headOf({ market, key }: Column, { short, market: nameOf }: HeadNames): string {
  return market === 'handicap' ? `${nameOf(market)} ${short(key)}` : short(key);
}
