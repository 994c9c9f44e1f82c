import { createDemoLine } from '@touchline/demo-line';
import type { LegResult } from '@touchline/feed/source';
import { describe, expect, it } from 'vitest';
import { SPORTS } from './sports.ts';
import { manualClock, watchedBook } from './testing/sink.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 16, 15);

/** Number of winning selections of a market. */
const WINNERS: Readonly<Record<string, number>> = {
  'double-chance': 2,
  'top-3': 3,
  'bottom-3': 3,
  'top-4': 4,
  'top-6': 6,
};

describe('the demonstration matches in the book', () => {
  it('settle every market that was ever offered, and give the same results later and after a restart', async () => {
    const source = createDemoLine({ seed: 'test' });
    const clock = manualClock(NOW);
    const { book, settlements, changes } = watchedBook(source, () => clock.now());
    await source.start(book.sink, clock);
    const started = book.matches({ section: 'live' }).map(({ id }) => id);
    expect(started.length).toBeGreaterThan(20);
    clock.advance(3.5 * HOUR, 300_000);
    await source.stop();

    const offered = new Set<string>();
    for (const change of changes) {
      if (change.kind !== 'market' || !started.includes(change.record.matchId)) continue;
      for (const { id } of change.record.selections) offered.add(id);
    }
    const results = new Map<string, LegResult>();
    for (const { results: list } of settlements)
      for (const { selectionId, result } of list) results.set(selectionId, result);
    const restarted = createDemoLine({ seed: 'test' });
    const later = manualClock(clock.now());
    const other = watchedBook(restarted, () => later.now());
    await restarted.start(other.book.sink, later);
    expect(offered.size).toBeGreaterThan(500);
    expect([...offered].filter((id) => results.get(id) === undefined)).toEqual([]);
    expect([...offered].filter((id) => other.book.result(id) !== results.get(id))).toEqual([]);
    await restarted.stop();
  });

  it('offer every sport, with prices that add up to a bookmaker’s margin', async () => {
    const source = createDemoLine({ seed: 'test' });
    const clock = manualClock(NOW);
    const { book } = watchedBook(source, () => clock.now());
    await source.start(book.sink, clock);
    expect(SPORTS.filter(({ id }) => book.matches({ sportId: id }).length === 0)).toEqual([]);
    for (const match of book.matches()) {
      for (const market of book.markets(match.id)) {
        if (market.status !== 1 || market.selections.some(({ k }) => k === undefined || Number(k) > 20))
          continue;
        const sum = market.selections.reduce((total, { k }) => total + 1 / Number(k), 0);
        const winners = WINNERS[market.type] ?? 1;
        expect([market.id, sum / winners]).toEqual([market.id, expect.closeTo(1.055, 1)]);
        expect(sum / winners).toBeGreaterThan(1.01);
      }
    }
    await source.stop();
  });
});
