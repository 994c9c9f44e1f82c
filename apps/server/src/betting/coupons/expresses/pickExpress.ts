import { parseOdds } from '@touchline/betting';
import type { MarketRecord, MatchRecord, SelectionRecord } from '@touchline/feed';
import { createHash } from 'node:crypto';
import type { LineBook } from '../../feed/lineBook.ts';
import { marketRule } from '../stakes/marketRules.ts';
import { legData, type LegData } from '../legData.ts';

export interface Slot {
  readonly isLive: boolean;
  /** Index among the expresses of the day. */
  readonly slot: number;
  readonly legs: number;
  readonly boostPercent: number;
}

/** Slots of a day: short expresses with a small boost, long ones with a larger one. */
export const SLOTS: readonly Slot[] = [
  { isLive: false, slot: 0, legs: 3, boostPercent: 5 },
  { isLive: false, slot: 1, legs: 4, boostPercent: 8 },
  { isLive: false, slot: 2, legs: 5, boostPercent: 10 },
  { isLive: true, slot: 0, legs: 3, boostPercent: 5 },
  { isLive: true, slot: 1, legs: 4, boostPercent: 8 },
];

/** Range of prices, thousandths: neither too safe nor too risky. */
const [LOWEST, HIGHEST] = [1200, 3000];
/** Maximum time until a match begins, seconds, so that an express of the day is decided soon. */
const WINDOW_SECONDS = 172_800;

export interface Pick extends Slot {
  /** Legs are determined by the seed and the book. */
  readonly seed: string;
  /** Matches used in another express. */
  readonly taken: ReadonlySet<number>;
}

function rank(seed: string, id: string | number): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('hex');
}

function byRank<T>(items: readonly T[], seed: string, idOf: (item: T) => string | number): readonly T[] {
  return items
    .map((item) => ({ item, rank: rank(seed, idOf(item)) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}

function isFair(selection: SelectionRecord): boolean {
  if (selection.k === undefined) return false;
  const price = parseOdds(selection.k);
  return price >= LOWEST && price <= HIGHEST;
}

function isOffered(market: MarketRecord, isLive: boolean): boolean {
  const isOfSection = (market.producer === 'live') === isLive;
  return isOfSection && market.main === true && !marketRule(market.type, isLive).isSingleOnly;
}

/** Picks a selection from a match's main markets; undefined if none has a suitable price. */
function legOf(book: LineBook, match: MatchRecord, { seed, isLive }: Pick): LegData | undefined {
  const selections = book
    .markets(match.id)
    .filter((market) => isOffered(market, isLive))
    .flatMap((market) => market.selections.filter(isFair));
  const offered = byRank(selections, seed, ({ id }) => id).find(({ id }) => book.bettable(id).ok);
  return offered && legData(book, offered.id);
}

/** Picks the legs of an express, each of another match and with other entrants; undefined if the book has too few. */
export function pickLegs(book: LineBook, pick: Pick): readonly LegData[] | undefined {
  const section = book.matches({ section: pick.isLive ? 'live' : 'line' });
  const first = section[0]?.startsAt ?? 0;
  const matches = section.filter(
    ({ id, startsAt }) => !pick.taken.has(id) && startsAt <= first + WINDOW_SECONDS,
  );
  const legs: LegData[] = [];
  const entrants = new Set<string>();
  for (const match of byRank(matches, pick.seed, ({ id }) => id)) {
    if (entrants.has(match.home) || entrants.has(match.away)) continue;
    const leg = legOf(book, match, pick);
    if (!leg) continue;
    entrants.add(match.home).add(match.away);
    if (legs.push(leg) === pick.legs) return legs;
  }
  return undefined;
}
