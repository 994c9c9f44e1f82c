import type { FeedSink, FeedSource, MatchState } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isManual } from '../feed/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

const START = Date.UTC(2026, 4, 16, 15);
const HOUR = 3600;

const state = (id: number, rest: Partial<MatchState> = {}): MatchState => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Première Ligue',
  country: 'fr',
  home: 'Éclair',
  away: 'Спартак',
  homeId: 501,
  awayId: 502,
  homeCrest: '/media/crests/501.svg',
  startsAt: START / 1000 - HOUR,
  status: 2,
  producer: 'live',
  clock: { period: 'half1', seconds: 60, running: true, at: START },
  score: { total: [0, 0], parts: [[0, 0]] },
  ...rest,
});

const scored = (home: number, away: number, seconds: number): Partial<MatchState> => ({
  score: { total: [home, away], parts: [[home, away]] },
  clock: { period: 'half1', seconds, running: true, at: START },
});

const tennis = { sportId: 4, competitionId: 20, competition: 'Open' } as const;

/** Matches that ended one, two and three days before the feed's start. */
const past = [1, 2, 3].map((days) => ({
  id: 900 + days,
  endedAt: START - days * 24 * HOUR * 1000,
  state: state(900 + days, {
    status: 4,
    startsAt: START / 1000 - days * 24 * HOUR - 2 * HOUR,
    score: { total: [days, 1], parts: [[days, 1]] },
  }),
}));

let sink: FeedSink | undefined;
const source: FeedSource = {
  name: 'by hand',
  start(given) {
    sink = given;
    sink.alive('live');
    sink.alive('line');
    sink.match(state(1));
    sink.match(state(2, { ...tennis, homeId: 601, awayId: 602, home: 'Éclair Open', away: 'Nobody' }));
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
  finished: async (from, to) => past.filter(({ endedAt }) => endedAt > from && endedAt <= to),
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    sources: [source],
    env: { FEED_CLOCK_START: new Date(START).toISOString(), RESULTS_PAST_DAYS: '5' },
  });
  // `expect.poll` exists in tests alone.
  await vi.waitFor(
    async () => {
      expect((await get('/web-api/champs/10')).champ?.results).toBe(3);
    },
    { timeout: 180_000 },
  );
});
afterAll(() => app.close());

const get = async (url: string) => (await app.app.inject({ url })).json();
const byId = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const ids = (results: readonly { matchId: number }[]) => results.map(({ matchId }) => matchId);

function speak(say: (sink: FeedSink) => void): void {
  if (!sink || !isManual(app.feed.clock)) throw new Error('The feed has not started.');
  app.feed.clock.advance(1000);
  say(sink);
}

function finish(): void {
  const selections = [
    { key: 'home', k: '1.85' },
    { key: 'draw', k: '3.4' },
    { key: 'away', k: '4.1' },
  ];
  const market = { matchId: 1, group: 'popular', producer: 'live', selections } as const;
  speak((to) => {
    to.markets([
      { ...market, id: '1.match-result', type: 'match-result', status: 1, main: true },
      { ...market, id: '1.double-chance', type: 'double-chance', status: 1 },
    ]);
    to.match(state(1, { status: 4, ...scored(1, 0, 5400) }));
    to.settle('1.match-result', { home: 1, draw: 0, away: 0 });
  });
}

describe('crests of a source', () => {
  const crest = '/media/crests/501.svg';

  test('are part of matches, and of results that are stored', async () => {
    const { results } = await get('/web-api/results?section=zone&day=2026-05-15');
    expect(results[0]).toMatchObject({ homeCrest: crest });
    expect(results[0]).not.toHaveProperty('awayCrest');
    expect((await get('/web-api/results/901')).result.homeCrest).toBe(crest);
    expect((await get('/web-api/teams/501')).matches[0].homeCrest).toBe(crest);
  });

  test('are part of teams and of tables', async () => {
    expect((await get('/web-api/teams/501')).team.crest).toBe(crest);
    expect((await get('/web-api/teams/502')).team).not.toHaveProperty('crest');
    const { standings } = await get('/web-api/champs/10');
    const crestOf = (teamId: number) =>
      standings.find((row: { readonly teamId: number }) => row.teamId === teamId)?.crest;
    expect([crestOf(501), crestOf(502)]).toEqual([crest, undefined]);
  });
});

describe('results', () => {
  test('of the past are loaded from the sources, by the player’s day', async () => {
    expect(ids((await get('/web-api/results?section=zone&day=2026-05-15')).results)).toEqual([901]);
    // Kick-off was at 13:00 UTC: at UTC+13 it was the next day.
    expect(ids((await get('/web-api/results?section=zone&day=2026-05-15&timeZone=13')).results)).toEqual([
      902,
    ]);
    expect(ids((await get('/web-api/results?section=zone&day=2026-05-16&timeZone=13')).results)).toEqual([
      901,
    ]);
  });

  test('of a day follow the summer time of a named zone', async () => {
    // Kick-off was at 13:00 UTC, after midnight in Kiritimati.
    const day = (zone: string) => get(`/web-api/results?section=zone&day=2026-05-15&zone=${zone}`);
    expect(ids((await day('Europe/Berlin')).results)).toEqual([901]);
    expect(ids((await day('Pacific/Kiritimati')).results)).toEqual([902]);
    const { statusCode } = await app.client().call('GET', '/web-api/results?section=zone&zone=Nowhere');
    expect(statusCode).toBe(400);
  });

  test('are split into consecutive pages', async () => {
    const all = `/web-api/results?section=zone&from=0&to=${START / 1000}&limit=2`;
    const first = await get(all);
    expect([ids(first.results), first.day]).toEqual([[901, 902], null]);
    const second = await get(`${all}&before=${first.next}`);
    expect([ids(second.results), second.next]).toEqual([[903], null]);
  });

  test('of live begin with what is in play, with the running score', async () => {
    speak((to) => to.match(state(1, scored(1, 0, 600))));
    const { playing, results } = await get('/web-api/results?section=live');
    expect(playing).toMatchObject([{ matchId: 1, score: { total: [1, 0] } }, { matchId: 2 }]);
    expect(results).toEqual([]);
  });

  test('are stored once when a match ends, with its settled main markets and each change of score', async () => {
    finish();
    await app.recorder.flush();
    speak((to) => to.drop(1));
    await app.recorder.flush();
    const { result, markets, moments } = await get('/web-api/results/1');
    expect(result).toMatchObject({ status: 4, score: { total: [1, 0] }, home: 'Éclair' });
    expect(markets).toMatchObject([
      { id: '1.match-result', selections: [{ key: 'home', result: 1 }, {}, {}] },
    ]);
    expect(
      moments.map(({ total, seconds }: { total: unknown; seconds: number }) => [total, seconds]),
    ).toEqual([
      [[0, 0], 60],
      [[1, 0], 600],
      [[1, 0], 5400],
    ]);
    const live = await get('/web-api/results?section=live');
    expect([ids(live.playing), ids(live.results)]).toEqual([[2], [1]]);
  });

  test('are not written a second time by a process that takes over', async () => {
    speak((to) => to.match(state(1, { status: 4, ...scored(1, 0, 5400) })));
    await app.recorder.flush();
    const { markets, moments } = await get('/web-api/results/1');
    expect([markets.length, moments.length]).toEqual([1, 3]);
  });

  test('are found by sport, competition, team and part of a name in other letters', async () => {
    const period = `/web-api/results?section=zone&from=0&to=${START / 1000}`;
    expect((await get(`${period}&text=SPART`)).results).toHaveLength(4);
    expect((await get(`${period}&text=eclair`)).results).toHaveLength(4);
    expect((await get(`${period}&text=100%25`)).results).toEqual([]);
    expect((await get(`${period}&teamId=501`)).results).toHaveLength(4);
    const chosen = await get(`${period}&sportId=1&competitionId=11`);
    expect([chosen.results, chosen.sports, chosen.competitions]).toEqual([
      [],
      [1],
      [{ id: 10, name: 'Première Ligue', country: 'fr', count: 4 }],
    ]);
  });

  test('refuse an invalid day, and a match without an end', async () => {
    const wrong = await app.app.inject({ url: '/web-api/results?section=zone&day=2026-02-30' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, expect.stringContaining('2026-11-21')]);
    expect((await app.app.inject({ url: '/web-api/results/2' })).statusCode).toBe(404);
  });
});

describe('data derived from results', () => {
  test('include the table of a championship, best first', async () => {
    const { standings, since } = await get('/web-api/champs/10');
    expect(standings).toEqual([
      {
        teamId: 501,
        crest: '/media/crests/501.svg',
        team: 'Éclair',
        played: 4,
        won: 3,
        drawn: 1,
        lost: 0,
        scored: 7,
        conceded: 3,
        points: 10,
      },
      {
        teamId: 502,
        team: 'Спартак',
        played: 4,
        won: 0,
        drawn: 1,
        lost: 3,
        scored: 3,
        conceded: 7,
        points: 1,
      },
    ]);
    expect(since).toBe(past[2]?.state.startsAt);
  });

  test('include a team with its competitions, upcoming matches and results', async () => {
    const { team, competitions, results } = await get('/web-api/teams/502');
    expect(team).toEqual({ id: 502, name: 'Спартак', sportId: 1, country: 'fr' });
    expect(competitions).toEqual([{ id: 10, name: 'Première Ligue', country: 'fr' }]);
    expect(ids(results)).toEqual([1, 901, 902, 903]);
    expect((await app.app.inject({ url: '/web-api/teams/7' })).statusCode).toBe(404);
  });

  test('include statistics of recorded matches only', async () => {
    const { figures, averages, meetings, forms } = await get('/web-api/statistics/1');
    expect(figures).toEqual([
      { key: 'scored', home: 1, away: 0 },
      { key: 'largest-lead', home: 1, away: 0 },
      { key: 'led-seconds', home: 4800, away: 0 },
    ]);
    expect(averages).toEqual([
      { key: 'average-scored', home: 2, away: 1 },
      { key: 'average-conceded', home: 1, away: 2 },
      { key: 'win-share', home: 67, away: 0 },
    ]);
    expect(ids(meetings)).toEqual([901, 902, 903]);
    expect(ids(forms.home)).toEqual([901, 902, 903]);
    const other = await get('/web-api/statistics/2');
    expect([other.meetings, other.averages, other.forms]).toEqual([[], [], { home: [], away: [] }]);
  });

  test('include a search in any letters, best match first', async () => {
    const found = await get('/web-api/search?text=Ecl');
    expect(found.teams).toMatchObject([{ id: 601 }, { id: 501, competition: 'Première Ligue' }]);
    expect((await get('/web-api/search?text=premiere%20l')).competitions).toMatchObject([
      { id: 10, results: 4 },
    ]);
    const exact = await get(`/web-api/search?text=${encodeURIComponent('éclair')}`);
    expect([byId(exact.teams), byId(exact.matches)]).toEqual([[501, 601], [2]]);
    const named = await get(`/web-api/search?lang=ru&text=${encodeURIComponent('футб')}`);
    expect(named.sports[0]).toEqual({ id: 1, slug: 'football' });
    expect((await app.app.inject({ url: '/web-api/search?text=%20a' })).statusCode).toBe(400);
  });
});
