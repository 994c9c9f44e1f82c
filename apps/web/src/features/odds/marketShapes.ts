import type { Book, MarketRecord } from '@touchline/feed';

/** What of a market decides how it is laid out: everything but its prices and whether it takes bets now. */
export interface MarketShape {
  readonly id: string;
  readonly matchId: number;
  readonly type: string;
  readonly group: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
  readonly main: boolean;
  readonly selections: readonly { readonly id: string; readonly key: string }[];
}

export interface MarketShapes {
  /** Markets of a match that have a place on the page; the same array until a place comes or goes. */
  of(matchId: number): readonly MarketShape[];
  /** The same, made anew each time and not kept. */
  read(matchId: number): readonly MarketShape[];
}

/** Active, suspended and handed-over markets keep their place; inactive and ended ones have none. */
const PLACED: ReadonlySet<number> = new Set([1, -1, -2]);
const NONE: readonly MarketShape[] = [];

interface Known {
  readonly key: string;
  readonly shapes: readonly MarketShape[];
}

/** Reads the shapes of a book's markets and keeps each array until something but a price has changed. */
export function createMarketShapes(book: Pick<Book, 'market' | 'marketsOf'>): MarketShapes {
  const known = new Map<number, Known>();
  const placed = (matchId: number): readonly MarketRecord[] =>
    book.marketsOf(matchId).flatMap((id) => {
      const market = book.market(id);
      return market && PLACED.has(market.status) ? market : [];
    });
  return {
    read: (matchId) => placed(matchId).map(shapeOf),
    of(matchId) {
      const markets = placed(matchId);
      if (markets.length === 0) {
        known.delete(matchId);
        return NONE;
      }
      const key = markets.map(keyOf).join('|');
      const held = known.get(matchId);
      if (held?.key === key) return held.shapes;
      const shapes = markets.map(shapeOf);
      known.set(matchId, { key, shapes });
      return shapes;
    },
  };
}

function keyOf({ id, main, selections }: MarketRecord): string {
  return `${id} ${main ?? false} ${selections.map((selection) => selection.key).join(',')}`;
}

/** What of a market decides how it is laid out. */
export function shapeOf({
  id,
  matchId,
  type,
  group,
  line,
  ordinal,
  main,
  selections,
}: MarketRecord): MarketShape {
  return {
    id,
    matchId,
    type,
    group,
    line,
    ordinal,
    main: main ?? false,
    selections: selections.map((selection) => ({ id: selection.id, key: selection.key })),
  };
}
