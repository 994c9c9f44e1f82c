import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { FeedSink, FeedSource, MarketState, MatchState } from '@touchline/feed/source';
import { afterEach, describe, expect, it } from 'vitest';
import { repoRoot } from '../../../kernel/repoRoot.ts';
import { manualClock, watchedBook } from '../testing/sink.ts';
import { createRecordedReplay } from './recordedReplay.ts';
import { recordSources } from './recordedSource.ts';
import { readRecording } from './recording.ts';

const START = Date.UTC(2026, 4, 16, 15);
const LATER = START + 3_600_000;
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function fileOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-recording-'));
  folders.push(folder);
  return join(folder, name);
}

const match = (id: number, status: MatchState['status']): MatchState => ({
  id,
  sportId: 1,
  competitionId: 7,
  competition: 'Albion League',
  country: 'gb',
  home: 'Ashcombe',
  away: 'Thornwick',
  startsAt: START / 1000,
  status,
  producer: 'live',
  clock: { period: 'half1', seconds: 60, running: true, at: START },
});
const market = (id: number, k: string): MarketState => ({
  id: `${id}.winner`,
  matchId: id,
  type: 'winner',
  group: 'popular',
  status: 1,
  producer: 'live',
  selections: [{ key: 'home', k }],
});

/** Two matches: a price that moves after a minute, and an end after two. */
function shortSource(): FeedSource {
  let end = (): void => {};
  return {
    name: 'a short evening',
    start(sink: FeedSink, clock) {
      for (const id of [1, 2]) {
        sink.match(match(id, 2));
        sink.markets([market(id, '1.5')]);
      }
      sink.alive('live');
      end = clock.onTick(() => {
        if (clock.now() === START + 60_000) sink.markets([market(1, '1.6'), market(2, '1.7')]);
        if (clock.now() !== START + 120_000) return;
        for (const id of [1, 2]) {
          sink.settle(`${id}.winner`, { home: 1 });
          sink.match(match(id, 4));
        }
        sink.drop(2);
      });
      return Promise.resolve();
    },
    stop: () => Promise.resolve(end()),
    outcome: () => undefined,
  };
}

async function record(file: string, matches?: ReadonlySet<number>): Promise<void> {
  const clock = manualClock(START);
  const [source] = recordSources([shortSource()], { file, ...(matches && { matches }) });
  if (!source) throw new Error('There is no source.');
  const { book } = watchedBook(source, clock.now);
  await source.start(book.sink, clock);
  clock.advance(120_000, 20_000);
  await source.stop();
  expect(book.result('1.winner:home')).toBe(1);
}

describe('a recording', () => {
  it.each(['evening.jsonl', 'evening.jsonl.gz'])(
    'in %s replays the same states at the same times',
    async (name) => {
      const file = await fileOf(name);
      await record(file);
      const replay = createRecordedReplay(file);
      const clock = manualClock(LATER);
      const { book, settlements } = watchedBook(replay, clock.now);
      await replay.start(book.sink, clock);
      expect(book.match(1)).toMatchObject({ status: 2, startsAt: LATER / 1000 });
      expect(book.bettable('1.winner:home')).toMatchObject({ ok: true, selection: { k: '1.5' } });
      clock.advance(59_000, 1_000);
      expect(book.selection('1.winner:home')?.k).toBe('1.5');
      clock.advance(1_000, 1_000);
      expect([book.selection('1.winner:home')?.k, book.selection('2.winner:home')?.k]).toEqual([
        '1.6',
        '1.7',
      ]);
      clock.advance(60_000, 1_000);
      expect(settlements.map(({ marketId }) => marketId)).toEqual(['1.winner', '2.winner']);
      expect([book.match(1)?.status, book.match(2)]).toEqual([4, undefined]);
      expect(book.result('2.winner:home')).toBe(1);
      await replay.stop();
    },
  );

  it('has the same results at any speed', async () => {
    const file = await fileOf('evening.jsonl');
    await record(file);
    const ends = await Promise.all(
      [1_000, 100_000].map(async (step) => {
        const replay = createRecordedReplay(file);
        const clock = manualClock(LATER);
        const { book } = watchedBook(replay, () => LATER);
        await replay.start(book.sink, clock);
        clock.advance(200_000, step);
        await replay.stop();
        return book.markets(1).map(({ id, status, selections }) => ({ id, status, selections }));
      }),
    );
    expect(ends[1]).toEqual(ends[0]);
  });

  it('contains only the selected matches', async () => {
    const file = await fileOf('evening.jsonl.gz');
    await record(file, new Set([2]));
    const { head, lines } = await readRecording(file);
    expect(head).toEqual({ recording: 1, from: START });
    expect(lines.map(({ at, say }) => [at, say])).toEqual([
      [0, 'match'],
      [0, 'markets'],
      [60_000, 'markets'],
      [120_000, 'settle'],
      [120_000, 'match'],
      [120_000, 'drop'],
    ]);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('1.winner');
  });

  it('of an hour of football is part of the platform and plays a hundred times as fast', async () => {
    const replay = createRecordedReplay(join(repoRoot, 'apps/server/data/evening.jsonl.gz'));
    const clock = manualClock(LATER);
    const { book, settlements } = watchedBook(replay, () => LATER);
    await replay.start(book.sink, clock);
    expect(book.matches({ section: 'live' })).toHaveLength(2);
    clock.advance(3_600_000, 100_000);
    expect(settlements.length).toBeGreaterThan(50);
    expect(book.matches({ section: 'live' })).toHaveLength(1);
    await replay.stop();
  });

  it.each([
    ['{"recording":1', 'is no JSON'],
    ['{"recording":2,"from":1}', 'is no recording'],
    ['{"recording":1,"from":1}\n{"at":0,"say":"score"}', 'Line 2'],
  ])('with the text %j is refused with the reason', async (text, reason) => {
    const file = await fileOf('evening.jsonl');
    await writeFile(file, text);
    await expect(readRecording(file)).rejects.toThrow(reason);
  });
});
