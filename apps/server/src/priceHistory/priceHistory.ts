import type { MarketRecord } from '@touchline/feed';
import type { BookChange } from '../feed/lineBook.ts';

/** A price from a moment on; without one no bets were taken. */
export interface PricePoint {
  /** UTC ms. */
  readonly at: number;
  /** Decimal odds as text. */
  readonly k?: string;
}

export interface PriceHistory {
  /** The course of a selection's price, oldest first; undefined when the selection isn't known. */
  of(selectionId: string): readonly PricePoint[] | undefined;
}

/** Points kept of a market; older ones give way to newer. */
const POINTS_MOST = 40;
const ACTIVE = 1;

/** Prices of all selections of a market at one moment, in the order of the market. */
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
 * Keeps the last prices of every market in the book, in this process's memory: a bounded number of each, until the
 * match leaves the book. A process that follows another has what came since it followed.
 * @param onChange tells every change of the book
 */
export function createPriceHistory(onChange: (handler: (change: BookChange) => void) => void): PriceHistory {
  const courses = new Map<string, Course>();
  const ofMatch = new Map<number, Set<string>>();

  function note(market: MarketRecord): void {
    const ids = market.selections.map(({ id }) => id);
    let course = courses.get(market.id);
    // Another set of selections begins anew: its prices can't stand beside the old ones.
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
        // The other selections may have moved alone.
        if (points.length === 0 || points.at(-1)?.k !== k) points.push(k === undefined ? { at } : { at, k });
      }
      return points;
    },
  };
}
