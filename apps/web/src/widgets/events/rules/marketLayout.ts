import type { MarketShape } from '../../../features/odds/marketShapes.ts';

export interface MarketCell {
  readonly selectionId: string;
  readonly key: string;
  readonly market: MarketShape;
}

/** One card of a match's page: a market, or all the lines of one. */
export interface MarketBlock {
  readonly id: string;
  readonly market: MarketShape;
  readonly columns: 2 | 3;
  /** Row by row; `null` keeps the place of a cell that isn't offered. */
  readonly cells: readonly (MarketCell | null)[];
}

const TYPES = [
  'match-result',
  'winner',
  'double-chance',
  'draw-no-bet',
  'total',
  'handicap',
  'next-goal',
  'both-to-score',
  'half-time-result',
  'correct-score',
];
const TABS = ['popular', 'totals', 'handicaps', 'goals', 'halves', 'score', 'sets', 'maps'];
const KEYS = ['home', '1x', 'draw', 'none', '12', 'away', 'x2', 'over', 'under', 'yes', 'no'];

/** Tabs that the markets fill, `all` first; markets of tabs that nobody foresaw come last. */
export function tabsOf(markets: readonly MarketShape[]): readonly string[] {
  const groups = [...new Set(markets.map(({ group }) => group))];
  return ['all', ...groups.toSorted((a, b) => place(TABS, a) - place(TABS, b))];
}

/** Markets as cards, in the order of the trade; the lines of a market stand in one card, sorted. */
export function layoutMarkets(markets: readonly MarketShape[], tab: string): readonly MarketBlock[] {
  const blocks = new Map<string, MarketShape[]>();
  for (const market of markets) {
    if (tab !== 'all' && market.group !== tab) continue;
    const id = `${market.type} ${market.ordinal ?? ''}`;
    blocks.set(id, [...(blocks.get(id) ?? []), market]);
  }
  return [...blocks]
    .flatMap(([id, own]) => blockOf(id, own) ?? [])
    .toSorted((a, b) => place(TYPES, a.market.type) - place(TYPES, b.market.type) || ordinal(a) - ordinal(b));
}

function blockOf(id: string, markets: readonly MarketShape[]): MarketBlock | undefined {
  const lines = markets.toSorted((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0));
  const [market] = lines;
  if (!market) return undefined;
  if (market.selections.some(({ key }) => scoreIn(key))) {
    return { id, market, columns: 3, cells: scoreCells(market) };
  }
  const columns = market.selections.length === 2 ? 2 : 3;
  return { id, market, columns, cells: lines.flatMap(cellsOf) };
}

function cellsOf(market: MarketShape): readonly MarketCell[] {
  return market.selections
    .map(({ id, key }) => ({ selectionId: id, key, market }))
    .toSorted((a, b) => place(KEYS, a.key) - place(KEYS, b.key));
}

/** Correct scores in three columns: home wins, draws, away wins; any other score fills the draws. */
function scoreCells(market: MarketShape): readonly (MarketCell | null)[] {
  const columns: [MarketCell[], MarketCell[], MarketCell[]] = [[], [], []];
  for (const cell of cellsOf(market)) {
    const score = scoreIn(cell.key);
    if (!score) columns[1].push(cell);
    else columns[1 - Math.sign(score[0] - score[1])]?.push(cell);
  }
  const goals = ({ key }: MarketCell) => scoreIn(key)?.toSorted((a, b) => b - a) ?? [Infinity, 0];
  const sorted = columns.map((column) => column.toSorted((a, b) => compare(goals(a), goals(b))));
  const rows = Math.max(...sorted.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) => sorted.map((column) => column[row] ?? null)).flat();
}

/** By the winner's goals, then by the other's. */
function compare([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number {
  return a === c ? b - d : a - c;
}

function scoreIn(key: string): readonly [home: number, away: number] | undefined {
  const found = /^(\d+):(\d+)$/.exec(key);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

function place(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

function ordinal({ market }: MarketBlock): number {
  return market.ordinal ?? 0;
}

/** Deals cards to columns of about equal height, each to the shorter one, so that order goes from top to bottom. */
export function inColumns(
  blocks: readonly MarketBlock[],
  count: number,
): readonly (readonly MarketBlock[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, blocks: [] as MarketBlock[] }));
  for (const block of blocks) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.blocks.push(block);
    shortest.height += 2 + Math.ceil(block.cells.length / block.columns);
  }
  return columns.map((column) => column.blocks);
}
