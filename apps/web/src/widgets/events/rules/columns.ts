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
  /** Where places go in pairs, the second one under the first: nowhere, in narrow lists, in tables too. */
  readonly stacked: 'never' | 'narrow' | 'always';
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
  const isAsian = columns === 'asian';
  const result = draw ? threeWay : twoWay;
  const lines = [...(handicap ? handicaps : []), ...(total ? totals : [])];
  const linesFirst = (isAsian || columns === 'handicap-total') && lines.length > 0;
  // Four prices with their lines have no room side by side on a phone.
  const stacked = isAsian ? 'always' : linesFirst ? 'narrow' : 'never';
  // Home stands over away, so the draw comes after them.
  const stackedResult = draw ? [...twoWay, { market: 'result', key: 'draw' } as const] : twoWay;
  const ownResult = isAsian ? stackedResult : result;
  const first = linesFirst ? lines : ownResult;
  if (few || columns !== 'result-total')
    return { stacked, first, extra: isAsian && linesFirst && !few ? ownResult : [] };
  return { stacked, first, extra: total ? totals : [] };
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
