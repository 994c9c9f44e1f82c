import type { MarketDisplay } from '../../../features/settings/settings.schema.ts';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import {
  bothToScoreMarket,
  handicapMarket,
  resultMarket,
  secondTotalMarket,
  THREE_WAY,
  totalMarket,
  TWO_WAY,
} from './mainMarkets.ts';

/** Columns of a list: one of the player's choices, or the Asian layout. */
export type ListColumns = MarketDisplay | 'asian';

/** A column of a row: its market, and the selection in it. */
export interface Column {
  readonly market: ColumnMarket;
  readonly key: string;
}

/** Markets of a list's columns. */
export type ColumnMarket = 'result' | 'handicap' | 'total' | 'secondTotal' | 'bothToScore';

/** Markets that a list's matches offer. */
export interface Offer {
  readonly draw: boolean;
  readonly handicap: boolean;
  readonly total: boolean;
  /** True if the page is wide enough for a second total. */
  readonly secondTotal?: boolean;
  /** True if the page is wide enough for a market on whether both sides score, where they can. */
  readonly bothToScore?: boolean;
}

/** Columns of every row of a list. */
export interface ColumnPlan {
  /** Lists that stack columns in pairs: none, narrow lists, or also tables. */
  readonly stacked: 'never' | 'narrow' | 'always';
  readonly first: readonly Column[];
  /** Further markets of tables, each with the step of the table's width from which it is shown. */
  readonly more: readonly MoreColumns[];
}

/** Columns of a further market. */
export interface MoreColumns {
  readonly step: (typeof steps)[number];
  readonly columns: readonly Column[];
}

const steps = ['second', 'third', 'fourth', 'fifth'] as const;

const handicaps: readonly Column[] = TWO_WAY.map((key) => ({ market: 'handicap', key }));
const totals: readonly Column[] = (['over', 'under'] as const).map((key) => ({ market: 'total', key }));
const secondTotals: readonly Column[] = totals.map(({ key }) => ({ market: 'secondTotal', key }));
const bothScore: readonly Column[] = (['yes', 'no'] as const).map((key) => ({ market: 'bothToScore', key }));
const threeWay: readonly Column[] = THREE_WAY.map((key) => ({ market: 'result', key }));
const twoWay: readonly Column[] = TWO_WAY.map((key) => ({ market: 'result', key }));

/**
 * Returns the columns of a list. If no match has the market that the player wants first, the result takes its
 * position.
 * @param few whether to use the fewest columns
 */
export function planOf(columns: ListColumns, offer: Offer, few: boolean): ColumnPlan {
  const { draw, handicap, total } = offer;
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
  if (few) return { stacked, first, more: [] };
  if (columns === 'result-total') return { stacked, first, more: moreOf(offer) };
  return { stacked, first, more: isAsian && linesFirst ? [{ step: 'second', columns: ownResult }] : [] };
}

/** Markets after the result: the total has the first step and the handicap the second one, but is before the total. */
function moreOf({ handicap, total, secondTotal, bothToScore }: Offer): readonly MoreColumns[] {
  const offered = [
    total && totals,
    handicap && handicaps,
    total && secondTotal === true && secondTotals,
    bothToScore === true && bothScore,
  ].filter((own) => own !== false);
  const stepped = offered.flatMap((own, index) => {
    const step = steps[index];
    return step ? { step, columns: own } : [];
  });
  const isHandicap = ({ columns }: MoreColumns) => columns === handicaps;
  return [...stepped.filter(isHandicap), ...stepped.filter((own) => !isHandicap(own))];
}

/** Returns the markets of a list's columns. */
export function marketsOfColumns(
  markets: readonly MarketShape[],
): Readonly<Record<ColumnMarket, MarketShape | undefined>> {
  return {
    result: resultMarket(markets),
    handicap: handicapMarket(markets),
    total: totalMarket(markets),
    secondTotal: secondTotalMarket(markets),
    bothToScore: bothToScoreMarket(markets),
  };
}
