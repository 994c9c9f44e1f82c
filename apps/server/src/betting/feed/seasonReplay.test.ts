import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeasonReplay } from '@touchline/demo-line';
import { readSeasons, season } from '@touchline/demo-line/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryAnchorStore } from './anchor.ts';
import { manualClock, watchedBook } from './testing/sink.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 16, 15);
const log = { info() {}, warn() {} };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  await writeFile(join(folder, 'en.1.json'), season());
});
afterAll(() => rm(folder, { recursive: true }));

describe('the season replay in the book', () => {
  it('ends every match with its real result, and returns the legs of those without one', async () => {
    const source = createSeasonReplay({ folder, anchorStore: memoryAnchorStore(), log });
    const clock = manualClock(NOW);
    const { book, changes, settlements } = watchedBook(source, () => clock.now());
    await source.start(book.sink, clock);
    expect(book.matches({ section: 'live' }).length).toBeGreaterThan(0);
    const coming = book.matches({ section: 'line' });
    clock.advance(13 * HOUR, 300_000);
    await source.stop();

    const { matches } = await readSeasons(folder);
    const results = new Map(matches.map((match) => [`${match.round} ${match.home}`, match.result]));
    const ended = new Map(
      changes.flatMap((change) =>
        change.kind === 'match' && change.record.status > 3 ? [[change.record.id, change.record]] : [],
      ),
    );
    expect(coming.length).toBeGreaterThan(10);
    let cancelled = 0;
    for (const { id, round, home, startsAt } of coming) {
      const result = results.get(`${round} ${home}`);
      const end = ended.get(id);
      if (result && startsAt * 1000 < NOW + 10 * HOUR) expect(end?.score?.total).toEqual(result.fullTime);
      if (!result && end) {
        expect(end.status).toBe(5);
        const legs = settlements.filter(({ matchId }) => matchId === id).flatMap(({ results: list }) => list);
        expect(legs.length).toBeGreaterThan(10);
        expect(legs.every((leg) => leg.result === 3)).toBe(true);
        cancelled += 1;
      }
    }
    expect(cancelled).toBeGreaterThan(0);
  });

  it('continues with the same matches after a restart, by the stored anchor', async () => {
    const anchorStore = memoryAnchorStore();
    const idsAt = async (now: number): Promise<readonly number[]> => {
      const source = createSeasonReplay({ folder, anchorStore, log });
      const clock = manualClock(now);
      const { book } = watchedBook(source, () => clock.now());
      await source.start(book.sink, clock);
      await source.stop();
      return book.matches().map(({ id }) => id);
    };
    const before = await idsAt(NOW);
    const after = await idsAt(NOW + 3 * HOUR);
    expect(after.filter((id) => before.includes(id)).length).toBeGreaterThan(before.length / 2);
  });
});
