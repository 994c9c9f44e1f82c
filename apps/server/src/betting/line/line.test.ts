import { brotliDecompressSync } from 'node:zlib';
import type { FeedSink, FeedSource, MatchState } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { competitionSlug } from './competitions.ts';

const match = (id: number, rest: Partial<MatchState>): MatchState => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Première Ligue',
  country: 'FR',
  home: `Wolverton Wanderers of the North ${id}`,
  away: `Ashcombe Athletic of the South ${id}`,
  startsAt: 1_800_000_000 + id,
  status: 1,
  producer: 'line',
  ...rest,
});

/** Reports the match as offered with this price of its main total. */
function offer(sink: FeedSink, k: string): void {
  const selections = [
    { key: 'over', k },
    { key: 'under', k: '1.95' },
  ];
  const market = { id: '1.total.2.5', matchId: 1, type: 'total', group: 'totals', line: '2.5', selections };
  sink.markets([{ ...market, status: 1, producer: 'live', main: true }]);
}

function speak(sink: FeedSink): void {
  sink.alive('line');
  sink.alive('live');
  sink.match(match(1, { status: 2, producer: 'live' }));
  sink.match(match(2, {}));
  sink.match(match(3, { sportId: 4, competitionId: 20, competition: 'Open', status: 3, producer: 'live' }));
  offer(sink, '1.85');
  const selections = [{ key: 'over', k: '1.85' }];
  const other = { id: '1.total.3.5', matchId: 1, type: 'total', group: 'totals', line: '3.5', selections };
  sink.markets([{ ...other, status: 1, producer: 'live' }]);
}

let line: FeedSink | undefined;
const source: FeedSource = {
  name: 'three matches',
  async start(sink) {
    line = sink;
    speak(sink);
  },
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

describe('a list that is stored compressed', () => {
  const list = (headers: Record<string, string> = {}) =>
    app.app.inject({ url: '/web-api/line/matches', headers });

  test('is sent with the headers of any answer', async () => {
    const plain = await list();
    const { headers, rawPayload } = await list({ 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(rawPayload.length),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toMatchObject({
      matches: plain.json().matches,
      markets: plain.json().markets,
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
    // An encoding that isn't stored is compressed for the request.
    expect((await list({ 'accept-encoding': 'deflate' })).headers).toMatchObject({
      'content-encoding': 'deflate',
      vary: 'accept-encoding',
    });
  });

  test('has a price from its change on', async () => {
    if (!line) throw new Error('The source has not started.');
    await list();
    offer(line, '1.75');
    const { markets } = (await list()).json();
    expect(markets).toMatchObject([{ id: '1.total.2.5', selections: [{ k: '1.75' }, { k: '1.95' }] }]);
  });
});

test('a slug is plain Latin, and never empty', () => {
  expect(competitionSlug('Süper Lig – 2. Hälfte')).toBe('super-lig-2-halfte');
  expect(competitionSlug('Премьер-лига')).toBe('competition');
});
