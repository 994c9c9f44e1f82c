import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedSink, FeedSource, MatchState } from '../feed/index.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { slugOf } from './competitions.ts';

const match = (id: number, rest: Partial<MatchState>): MatchState => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Première Ligue',
  country: 'FR',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: 1_800_000_000 + id,
  status: 1,
  producer: 'line',
  ...rest,
});

function speak(sink: FeedSink): void {
  sink.alive('line');
  sink.alive('live');
  sink.match(match(1, { status: 2, producer: 'live' }));
  sink.match(match(2, {}));
  sink.match(match(3, { sportId: 4, competitionId: 20, competition: 'Open', status: 3, producer: 'live' }));
  for (const main of [true, false]) {
    const line = main ? '2.5' : '3.5';
    const selections = [
      { key: 'over', k: '1.85' },
      { key: 'under', k: '1.95' },
    ];
    const market = {
      id: `1.total.${line}`,
      matchId: 1,
      type: 'total',
      group: 'totals',
      line,
      selections,
    } as const;
    sink.markets([{ ...market, status: 1, producer: 'live', ...(main ? { main } : {}) }]);
  }
}

const source: FeedSource = {
  name: 'three matches',
  start: (sink) => Promise.resolve(speak(sink)),
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [source] });
});
afterAll(() => app.close());

const get = async (url: string) => (await app.app.inject({ url })).json();

describe('the line', () => {
  test('counts live and upcoming matches of each sport, in the order of the menus', async () => {
    expect((await get('/web-api/line/sports')).sports).toEqual([
      { id: 1, slug: 'football', live: 1, line: 1 },
      { id: 4, slug: 'tennis', live: 1, line: 0 },
    ]);
  });

  test('lists competitions by sport and section', async () => {
    const { competitions } = await get('/web-api/line/competitions?sportId=1&section=live');
    expect(competitions).toEqual([
      { id: 10, sportId: 1, name: 'Première Ligue', slug: 'premiere-ligue', country: 'FR', live: 1, line: 0 },
    ]);
    expect((await get('/web-api/line/competitions?top=true')).competitions).toHaveLength(2);
  });

  test('lists matches with their main markets only', async () => {
    const { matches, markets } = await get('/web-api/line/matches?section=live&sportId=1');
    expect(matches).toMatchObject([{ id: 1, marketCount: 2 }]);
    expect(markets).toMatchObject([{ id: '1.total.2.5', selections: [{ k: '1.85' }, { k: '1.95' }] }]);
    expect((await get('/web-api/line/matches?limit=1')).matches).toHaveLength(1);
  });

  test('shows all markets of one match', async () => {
    expect((await get('/web-api/line/matches/1')).markets).toHaveLength(2);
    const missing = await app.app.inject({ url: '/web-api/line/matches/77' });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'NO_SUCH_MATCH']);
    expect((await app.app.inject({ url: '/web-api/line/matches/x' })).statusCode).toBe(400);
  });
});

test('a slug is plain Latin, and never empty', () => {
  expect(slugOf('Süper Lig – 2. Hälfte')).toBe('super-lig-2-halfte');
  expect(slugOf('Премьер-лига')).toBe('competition');
});
