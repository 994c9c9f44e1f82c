import type { MarketDisplay } from '../../../features/settings/settings.schema.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { handicapMarket, resultMarket, THREE_WAY, totalMarket, TWO_WAY } from './mainMarkets.ts';

/** Columns of a list: one of the player's choices, or the Asian layout. */
export type ListColumns = MarketDisplay | 'asian';

/** A column of a row: its market, and the selection in it. */
export interface Column {
  readonly market: 'result' | 'handicap' | 'total';
  readonly key: string;
}

/** Markets that a list's matches offer. */
export interface Offer {
  readonly draw: boolean;
  readonly handicap: boolean;
  readonly total: boolean;
}

/** Columns of every row of a list. */
export interface ColumnPlan {
  /** Lists that stack columns in pairs: none, narrow lists, or also tables. */
  readonly stacked: 'never' | 'narrow' | 'always';
  readonly first: readonly Column[];
  /** Additional columns of wide tables. */
  readonly extra: readonly Column[];
  /** Additional columns of the widest tables. */
  readonly widest: readonly Column[];
}

const handicaps: readonly Column[] = TWO_WAY.map((key) => ({ market: 'handicap', key }));
const totals: readonly Column[] = (['over', 'under'] as const).map((key) => ({ market: 'total', key }));
const threeWay: readonly Column[] = THREE_WAY.map((key) => ({ market: 'result', key }));
const twoWay: readonly Column[] = TWO_WAY.map((key) => ({ market: 'result', key }));

/**
 * Returns the columns of a list. If no match has the market that the player wants first, the result takes its
 * position.
 * @param few whether to use the fewest columns
 */
export function planOf(columns: ListColumns, { draw, handicap, total }: Offer, few: boolean): ColumnPlan {
  const isAsian = columns === 'asian';
  const result = draw ? threeWay : twoWay;
  const lines = [...(handicap ? handicaps : []), ...(total ? totals : [])];
  const linesFirst = (isAsian || columns === 'handicap-total') && lines.length > 0;
  // Four prices with their lines don't fit side by side on a phone.
  const stacked = isAsian ? 'always' : linesFirst ? 'narrow' : 'never';
  // Home is above away, so the draw follows them.
  const stackedResult = draw ? [...twoWay, { market: 'result', key: 'draw' } as const] : twoWay;
  const ownResult = isAsian ? stackedResult : result;
  const first = linesFirst ? lines : ownResult;
  if (few || columns !== 'result-total')
    return { stacked, first, extra: isAsian && linesFirst && !few ? ownResult : [], widest: [] };
  const [extra = [], widest = []] = [total ? totals : [], handicap ? handicaps : []].filter(
    (own) => own.length > 0,
  );
  return { stacked, first, extra, widest };
}

/** Returns the markets of a list's columns. */
export function marketsOfColumns(
  markets: readonly MarketShape[],
): Readonly<Record<Column['market'], MarketShape | undefined>> {
  return {
    result: resultMarket(markets),
    handicap: handicapMarket(markets),
    total: totalMarket(markets),
  };
}
