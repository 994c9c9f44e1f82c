import type { Book, MarketRecord } from '@touchline/feed';

/** Layout data of a market: everything but its prices and whether it accepts bets now. */
export interface MarketShape {
  readonly id: string;
  readonly matchId: number;
  readonly type: string;
  readonly group: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
  readonly main: boolean;
  /** True if it is an additional market of wide tables. */
  readonly wide: boolean;
  readonly selections: readonly { readonly id: string; readonly key: string }[];
}

export interface MarketShapes {
  /** Returns the markets shown for a match; the same array until one is added or removed. */
  of(matchId: number): readonly MarketShape[];
}

/** Statuses shown on the page: active, suspended and handed-over; inactive and ended markets are not. */
const SHOWN: ReadonlySet<number> = new Set([1, -1, -2]);
const NONE: readonly MarketShape[] = [];

interface Known {
  readonly key: string;
  readonly shapes: readonly MarketShape[];
}

/** Reads the layout data of a book's markets; each array is cached until something but a price changes. */
export function createMarketShapes(book: Pick<Book, 'market' | 'marketsOf'>): MarketShapes {
  const known = new Map<number, Known>();
  const placed = (matchId: number): readonly MarketRecord[] =>
    book.marketsOf(matchId).flatMap((id) => {
      const market = book.market(id);
      return market && SHOWN.has(market.status) ? market : [];
    });
  return {
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

function keyOf({ id, main, wide, selections }: MarketRecord): string {
  return `${id} ${main ?? false} ${wide ?? false} ${selections.map((selection) => selection.key).join(',')}`;
}

/** Returns the layout data of a market. */
export function shapeOf({
  id,
  matchId,
  type,
  group,
  line,
  ordinal,
  main,
  wide,
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
    wide: wide ?? false,
    selections: selections.map((selection) => ({ id: selection.id, key: selection.key })),
  };
}
