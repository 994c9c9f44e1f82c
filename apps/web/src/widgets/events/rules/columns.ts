import type { MarketDisplay } from '../../../features/settings/settings.schema.ts';
import type { MarketShape } from '../../../features/odds/marketShapes.ts';
import { handicapMarket, resultMarket, THREE_WAY, totalMarket, TWO_WAY } from './mainMarkets.ts';

/** What a list's rows show: one of the player's choices, or the Asian layout. */
export type ListColumns = MarketDisplay | 'asian';

/** One place of a row: the market it is of, and the selection in it. */
export interface Column {
  readonly market: 'result' | 'handicap' | 'total';
  readonly key: string;
}

/** What the matches of a list have between them. */
export interface Offer {
  readonly draw: boolean;
  readonly handicap: boolean;
  readonly total: boolean;
}

/** Places of every row of one list. */
export interface ColumnPlan {
  /** Places go in pairs, the second one under the first. */
  readonly stacked: boolean;
  readonly first: readonly Column[];
  /** What wide tables add. */
  readonly extra: readonly Column[];
}

const handicaps: readonly Column[] = TWO_WAY.map((key) => ({ market: 'handicap', key }));
const totals: readonly Column[] = (['over', 'under'] as const).map((key) => ({ market: 'total', key }));
const threeWay: readonly Column[] = THREE_WAY.map((key) => ({ market: 'result', key }));
const twoWay: readonly Column[] = TWO_WAY.map((key) => ({ market: 'result', key }));

/**
 * The places of a list's rows. Where none of its matches has a market that the player wants first, the result is there.
 * @param few as few columns as there can be
 */
export function planOf(columns: ListColumns, { draw, handicap, total }: Offer, few: boolean): ColumnPlan {
  const stacked = columns === 'asian';
  const result = draw ? threeWay : twoWay;
  const lines = [...(handicap ? handicaps : []), ...(total ? totals : [])];
  const linesFirst = (stacked || columns === 'handicap-total') && lines.length > 0;
  // Home stands over away, so the draw comes after them.
  const stackedResult = draw ? [...twoWay, { market: 'result', key: 'draw' } as const] : twoWay;
  const ownResult = stacked ? stackedResult : result;
  const first = linesFirst ? lines : ownResult;
  if (few || columns === 'result') return { stacked, first, extra: [] };
  if (linesFirst) return { stacked, first, extra: ownResult };
  return { stacked, first, extra: total && !stacked ? totals : [] };
}

/** The markets that a list's columns are of. */
export function marketsOfColumns(
  markets: readonly MarketShape[],
): Readonly<Record<Column['market'], MarketShape | undefined>> {
  return {
    result: resultMarket(markets),
    handicap: handicapMarket(markets),
    total: totalMarket(markets),
  };
}
