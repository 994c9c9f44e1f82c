import type { MarketRecord } from '@touchline/feed';
import type { BookChange } from '../feed/bookTypes.ts';

/** A price from an instant on; no `k` means that no bets were taken. */
export interface PricePoint {
  /** UTC ms. */
  readonly at: number;
  /** Price as decimal text. */
  readonly k?: string;
}

export interface PriceHistory {
  /** Returns the prices of a selection, oldest first; undefined if the selection is unknown. */
  of(selectionId: string): readonly PricePoint[] | undefined;
}

/** Maximum of points per market; the oldest are dropped. */
const POINTS_MOST = 40;
const ACTIVE = 1;

/** Prices of all selections of a market at one instant, in the order of the market. */
interface Row {
  readonly at: number;
  /** Empty while no bets are taken. */
  readonly prices: readonly (string | undefined)[];
}

interface Course {
  readonly ids: readonly string[];
  readonly rows: Row[];
}

function pricesOf(market: MarketRecord): Row['prices'] {
  return market.status === ACTIVE ? market.selections.map(({ k }) => k) : [];
}

function same(a: Row['prices'], b: Row['prices']): boolean {
  return a.length === b.length && a.every((k, i) => k === b[i]);
}

/**
 * Stores the last prices of every market in the book, in this process's memory: a bounded number of each, until the
 * match leaves the book. A process that follows another one has only the prices since then.
 * @param onChange subscribes to every change of the book
 */
export function createPriceHistory(onChange: (handler: (change: BookChange) => void) => void): PriceHistory {
  const courses = new Map<string, Course>();
  const ofMatch = new Map<number, Set<string>>();

  function note(market: MarketRecord): void {
    const ids = market.selections.map(({ id }) => id);
    let course = courses.get(market.id);
    // Another set of selections starts a new history: the columns differ.
    if (!course || !same(course.ids, ids)) courses.set(market.id, (course = { ids, rows: [] }));
    const prices = pricesOf(market);
    const last = course.rows.at(-1);
    if (last && same(last.prices, prices)) return;
    course.rows.push({ at: market.at, prices });
    if (course.rows.length > POINTS_MOST) course.rows.shift();
    const own = ofMatch.get(market.matchId) ?? new Set();
    ofMatch.set(market.matchId, own.add(market.id));
  }

  onChange((change) => {
    if (change.kind === 'market') note(change.record);
    else if (change.kind === 'drop') {
      for (const id of ofMatch.get(change.matchId) ?? []) courses.delete(id);
      ofMatch.delete(change.matchId);
    }
  });

  return {
    of(selectionId) {
      const course = courses.get(selectionId.slice(0, Math.max(0, selectionId.indexOf(':'))));
      const place = course?.ids.indexOf(selectionId) ?? -1;
      if (!course || place < 0) return undefined;
      const points: PricePoint[] = [];
      for (const { at, prices } of course.rows) {
        const k = prices[place];
        // Possibly only other selections changed.
        if (points.length === 0 || points.at(-1)?.k !== k) points.push(k === undefined ? { at } : { at, k });
      }
      return points;
    },
  };
}
