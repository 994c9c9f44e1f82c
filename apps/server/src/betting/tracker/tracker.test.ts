import type { AnswerOf, Calls } from '@touchline/contract';
import { createDemoLine } from '@touchline/demo-line';
import type { FeedSink, FeedSource, MatchState } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

type Tracker = AnswerOf<Calls['matchTracker']>;

const goalsOf = ({ events }: Tracker): readonly (number | undefined)[] =>
  events.filter(({ kind }) => kind === 'goal').map(({ side }) => side);

describe('the tracker of a demonstration match', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ sources: [createDemoLine({ seed: 'tracker' })] });
  });
  afterAll(() => app.close());
  const get = async (id: number | undefined): Promise<Tracker> =>
    (await app.app.inject({ url: `/web-api/line/matches/${id}/tracker` })).json();

  test.each([1, 2])('of sport %i has the goals of the score, momentum and figures', async (sportId) => {
    const live = app.feed.book.matches({ section: 'live', sportId });
    expect(live.length).toBeGreaterThan(0);
    for (const { id, score } of live) {
      const tracker = await get(id);
      const [home = 0, away = 0] = score?.total ?? [];
      expect(goalsOf(tracker).toSorted()).toEqual([...Array(home).fill(0), ...Array(away).fill(1)]);
      expect(tracker.momentum?.values.length).toBeGreaterThan(0);
      expect(tracker.figures.map(({ key }) => key)).toContain('shots');
    }
  });

  test('is empty before the match', async () => {
    const [next] = app.feed.book.matches({ section: 'line', sportId: 1 });
    expect(await get(next?.id)).toMatchObject({ matchId: next?.id, events: [], figures: [] });
  });

  test('is returned in short for several matches, without those that have no momentum', async () => {
    const [football, tennis] = [1, 4].map((sportId) => app.feed.book.matches({ section: 'live', sportId }));
    const ids = (football ?? []).slice(0, 2).map(({ id }) => id);
    const [next] = app.feed.book.matches({ section: 'line', sportId: 1 });
    const asked = [...ids.toReversed(), tennis?.[0]?.id, next?.id, 999, ids[0]].join();
    const { trackers } = (await app.app.inject({ url: `/web-api/line/trackers?matchIds=${asked}` })).json();
    expect(trackers.map(({ matchId }: Tracker) => matchId)).toEqual(ids.toReversed());
    for (const tracker of trackers) {
      const whole = await get(tracker.matchId);
      expect(tracker.momentum).toEqual(whole.momentum);
      expect(goalsOf(tracker)).toEqual(goalsOf(whole));
      expect(tracker.events).toHaveLength(goalsOf(whole).length);
    }
  });

  test('is refused for more than twenty matches', async () => {
    const asked = Array.from({ length: 21 }, (_, id) => id + 1).join();
    expect((await app.app.inject({ url: `/web-api/line/trackers?matchIds=${asked}` })).statusCode).toBe(400);
  });

  test('is missing for an unknown match', async () => {
    expect(await get(999)).toMatchObject({ code: 'NO_SUCH_MATCH' });
  });
});

describe('the tracker of a source', () => {
  const match = (
    id: number,
    total: readonly [number, number],
    rest: Partial<MatchState> = {},
  ): MatchState => ({
    id,
    sportId: 1,
    competitionId: 10,
    competition: 'Première Ligue',
    country: 'FR',
    home: 'Wolverton',
    away: 'Ashcombe',
    startsAt: 1_800_000_000,
    status: 2,
    producer: 'live',
    clock: { period: 'half1', seconds: 1_200, running: true, at: 0 },
    score: { total, parts: [total] },
    ...rest,
  });
  let sink: FeedSink | undefined;
  const source: FeedSource = {
    name: 'two matches',
    async start(own) {
      sink = own;
      own.alive('live');
      own.match(match(1, [1, 0]));
      own.match(match(2, [0, 0]));
    },
    stop: () => Promise.resolve(),
    outcome: () => undefined,
    tracker: (matchId) =>
      matchId === 1
        ? {
            events: [
              { id: 'a', kind: 'goal', side: 0, period: 'half1', seconds: 300, player: 'M. Duval' },
              { id: 'b', kind: 'goal', side: 0, period: 'half1', seconds: 1_100, player: 'A. Petit' },
            ],
            figures: [{ key: 'corners', home: 3, away: 1 }],
          }
        : undefined,
  };
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ sources: [source], env: { FEED_CLOCK: 'manual' } });
  });
  afterAll(() => app.close());
  const get = async (id: number): Promise<Tracker> =>
    (await app.app.inject({ url: `/web-api/line/matches/${id}/tracker` })).json();

  test('is handed on with the goals of the score only, also after a correction', async () => {
    const players = async () => (await get(1)).events.map(({ player, score }) => [player, score?.join('–')]);
    expect(await players()).toEqual([['M. Duval', '1–0']]);
    sink?.match(match(1, [2, 0]));
    expect(await players()).toEqual([
      ['M. Duval', '1–0'],
      ['A. Petit', '2–0'],
    ]);
    sink?.match(match(1, [0, 0]));
    expect(await players()).toEqual([]);
  });

  test('is derived from the score for a match without one', async () => {
    expect((await get(2)).events).toEqual([]);
    sink?.match(match(2, [0, 1]));
    expect(goalsOf(await get(2))).toEqual([1]);
  });
});
