import type { Column, ColumnPlan } from '../rules/columns.ts';

export interface HeadNames {
  /**
   * Short name: "1", "Over".
   * @param key of a selection
   */
  readonly short: (key: string) => string;
  /**
   * Name: "Handicap".
   * @param type of a market
   */
  readonly market: (type: string) => string;
}

/** Headers of a list's columns, in order: one per column, or one per pair where columns are stacked. */
export function headsOf(places: readonly Column[], { stacked }: ColumnPlan, names: HeadNames): string[] {
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
