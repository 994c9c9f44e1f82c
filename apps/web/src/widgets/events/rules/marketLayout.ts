import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { placeIn, placeOfKey, placeOfTab, placeOfType } from './marketOrder.ts';
import { scoreCells, scoreIn } from './scoreCells.ts';

export interface MarketCell {
  readonly selectionId: string;
  readonly key: string;
  readonly market: MarketShape;
}

/** A line of a total or a handicap, with its two sides in order. */
export interface MarketLineCells {
  readonly market: MarketShape;
  readonly cells: readonly MarketCell[];
}

/** A card of a match's page: a market, or all lines of one. */
export interface MarketBlock {
  readonly id: string;
  /** Key of the player's preferences, the same in every match. */
  readonly kind: string;
  readonly market: MarketShape;
  readonly columns: 2 | 3;
  /** Cells row by row; `null` for a cell that isn't offered. */
  readonly cells: readonly (MarketCell | null)[];
  /** Lines of a market with two sides, sorted; replaces `cells`. */
  readonly lines?: readonly MarketLineCells[] | undefined;
}

/** Markets whose selections are named after a side; home's are shown next to away's. */
const BY_SIDES: ReadonlySet<string> = new Set([
  'winning-margin',
  'method',
  'round-group',
  'round-winner',
  'result-both',
  'result-total',
]);
/** Markets whose selections are names, too long for three columns. */
const OF_NAMES: ReadonlySet<string> = new Set([
  'outright-winner',
  'top-3',
  'top-4',
  'top-6',
  'bottom-3',
  'lap-leader',
]);

/** Returns the tabs that have markets, `all` first; unknown tabs come last. */
export function tabsOf(markets: readonly MarketShape[]): readonly string[] {
  const groups = [...new Set(markets.map(({ group }) => group))];
  return ['all', ...groups.toSorted((a, b) => placeOfTab(a) - placeOfTab(b))];
}

/**
 * Arranges markets in cards, in the usual order; the lines of a market share one card, sorted.
 * @param pinned kinds that the player has pinned, in the order of pinning
 */
export function layoutMarkets(
  markets: readonly MarketShape[],
  tab: string,
  pinned: readonly string[] = [],
): readonly MarketBlock[] {
  const blocks = new Map<string, MarketShape[]>();
  for (const market of markets) {
    if (tab !== 'all' && market.group !== tab) continue;
    const id = `${market.type} ${market.ordinal ?? ''}`;
    const own = blocks.get(id);
    if (own) own.push(market);
    else blocks.set(id, [market]);
  }
  const rank = ({ kind, market }: MarketBlock) => [
    placeIn(pinned, kind),
    placeOfType(market.type),
    market.ordinal ?? 0,
  ];
  return [...blocks]
    .flatMap(([id, own]) => blockOf(id, own) ?? [])
    .map((block) => ({ block, rank: rank(block) }))
    .toSorted((a, b) => a.rank.map((own, i) => own - (b.rank[i] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ block }) => block);
}

function blockOf(id: string, markets: readonly MarketShape[]): MarketBlock | undefined {
  const lines = markets.toSorted((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0));
  const [market] = lines;
  if (!market) return undefined;
  // The next goal is a different market after each one; periods are the same in all matches.
  const kind = market.type.startsWith('part-') ? id : market.type;
  const block = { id, kind, market };
  if (market.selections.some(({ key }) => scoreIn(key))) return { ...block, ...scoreCells(cellsOf(market)) };
  if (BY_SIDES.has(market.type)) return { ...block, columns: 2, cells: lines.flatMap(sideCells) };
  const isLined = market.line !== undefined && lines.every(({ selections }) => selections.length === 2);
  const columns = isLined || market.selections.length % 3 !== 0 || OF_NAMES.has(market.type) ? 2 : 3;
  const cells = lines.flatMap(cellsOf);
  if (!isLined) return { ...block, columns, cells };
  return { ...block, columns, cells, lines: lines.map((own) => ({ market: own, cells: cellsOf(own) })) };
}

function cellsOf(market: MarketShape): readonly MarketCell[] {
  return market.selections
    .map(({ id, key }) => ({ selectionId: id, key, market }))
    .toSorted((a, b) => placeOfKey(a.key) - placeOfKey(b.key));
}

/** Arranges home's selections next to away's; others come last. */
function sideCells(market: MarketShape): readonly (MarketCell | null)[] {
  const cells = cellsOf(market);
  const of = (side: string) => cells.filter(({ key }) => key.startsWith(`${side}-`));
  const [home, away] = [of('home'), of('away')];
  const rest = cells.filter((cell) => !home.includes(cell) && !away.includes(cell));
  const rows = Math.max(home.length, away.length);
  const pairs = Array.from({ length: rows }, (_, row) => [home[row] ?? null, away[row] ?? null]);
  return [...pairs.flat(), ...rest];
}

/** Number of price rows of a card. */
export function rowsOf({ lines, cells, columns }: MarketBlock): number {
  return lines ? lines.length + 1 : Math.ceil(cells.length / columns);
}

/**
 * Distributes cards to columns of about equal height, each to the shorter one, so that the order runs from top to
 * bottom.
 * @param folded kinds of which only the header is shown
 * @param taken rows at the top of the last column that are used otherwise
 */
export function inColumns(
  blocks: readonly MarketBlock[],
  count: number,
  folded: readonly string[] = [],
  taken = 0,
): readonly (readonly MarketBlock[])[] {
  const columns = Array.from({ length: count }, (_, index) => ({
    height: index === count - 1 ? taken : 0,
    blocks: [] as MarketBlock[],
  }));
  for (const block of blocks) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.blocks.push(block);
    shortest.height += 2 + (folded.includes(block.kind) ? 0 : rowsOf(block));
  }
  return columns.map((column) => column.blocks);
}
