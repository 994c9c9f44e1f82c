import type { AnswerOf, Calls } from '@touchline/contract';
import { createDemoLine } from '@touchline/demo-line';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createCricket } from './cricket.service.ts';
import { netRunRate, type PlayedMatch } from './figures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [createDemoLine({ seed: 'cricket' })] });
});
afterAll(() => app.close());

const get = async (url: string) => (await app.app.inject({ url: `/web-api/cricket/${url}` })).json();
const leaders = (query = ''): Promise<AnswerOf<Calls['cricketLeaders']>> => get(`leaders${query}`);
const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

describe('the scorecard', () => {
  test('matches the score of the feed', async () => {
    const [live] = app.feed.book.matches({ section: 'live', sportId: 66 });
    const card: AnswerOf<Calls['cricketCard']> = await get(`matches/${live?.id}`);
    expect(card.matchId).toBe(live?.id);
    expect(card.innings.length).toBeGreaterThan(0);
    for (const { side, runs } of card.innings) expect(runs).toBe(live?.score?.total[side]);
    expect(card.sides.map(({ name }) => name)).toEqual([live?.home, live?.away]);
  });

  test('is missing before the first ball, and for other sports', async () => {
    const [next] = app.feed.book.matches({ section: 'line', sportId: 66 });
    const [other] = app.feed.book.matches({ section: 'live', sportId: 1 });
    expect((await get(`matches/${next?.id}`)).code).toBe('NO_SCORECARD');
    expect((await get(`matches/${other?.id}`)).code).toBe('NO_SCORECARD');
  });
});

describe('figures', () => {
  test('of players add up to those of their teams, match by match', async () => {
    const { teams } = await leaders();
    const team: AnswerOf<Calls['cricketTeam']> = await get(`teams/${teams[0]?.team.id}`);
    expect(team.figures).toEqual(teams[0]);
    expect(team.figures.played).toBe(team.figures.won + team.figures.lost + team.figures.tied);
    expect(sum(team.players, ({ matches }) => matches)).toBe(11 * team.figures.played);
    for (const { matchId, own } of team.matches) {
      const card: AnswerOf<Calls['cricketCard']> = await get(`matches/${matchId}`);
      expect(card.innings.map(({ runs }) => runs)).toContain(own.runs);
    }
  });

  test('of a player are the sums of the scorecards', async () => {
    const { batters, bowlers } = await leaders('?limit=3');
    for (const { player, batting, bowling } of [...batters, ...bowlers]) {
      const page: AnswerOf<Calls['cricketPlayer']> = await get(`players/${player.id}`);
      expect(page.figures.batting).toEqual(batting);
      expect(page.figures.bowling).toEqual(bowling);
      const told = page.matches.filter((one) => one.batting);
      for (const { match, batting: own } of told) {
        const card: AnswerOf<Calls['cricketCard']> = await get(`matches/${match.matchId}`);
        const [row] = card.innings.flatMap((one) =>
          one.batting.filter(({ playerId }) => playerId === player.id),
        );
        expect([row?.runs, row?.balls]).toEqual([own?.runs, own?.balls]);
      }
      if (page.figures.matches <= page.matches.length)
        expect(sum(told, (one) => one.batting?.runs ?? 0)).toBe(batting.runs);
    }
  });

  test('are ranked by runs and by wickets, in one competition or in all', async () => {
    const all = await leaders('?limit=50');
    const runs = all.batters.map(({ batting }) => batting.runs);
    expect(runs).toEqual(runs.toSorted((a, b) => b - a));
    const wickets = all.bowlers.map(({ bowling }) => bowling.wickets);
    expect(wickets).toEqual(wickets.toSorted((a, b) => b - a));
    const { id } = all.batters[0]?.competition ?? { id: 0 };
    const own = await leaders(`?competitionId=${id}`);
    expect(own.teams.every(({ competition }) => competition.id === id)).toBe(true);
    expect(sum(own.teams, ({ won }) => won)).toBe(sum(own.teams, ({ lost }) => lost));
    expect((await leaders('?competitionId=7')).teams).toEqual([]);
  });

  test('include a match once it is over', async () => {
    const { cricket: source } = createDemoLine({ seed: 'cricket' });
    let now = Date.UTC(2026, 4, 16, 15);
    const cricket = createCricket({ source, now: () => now });
    const id =
      source?.begun(now - 3_600_000, now).find((one) => source.card(one, now)?.finished === false) ?? 0;
    const teamId = cricket.card(id).sides[0].id;
    const listed = async (): Promise<boolean> =>
      (await cricket.team(teamId)).matches.some(({ matchId }) => matchId === id);
    expect(await listed()).toBe(false);
    now += 4 * 3_600_000;
    expect(await listed()).toBe(true);
  });

  test('explain what is wrong with an unknown id', async () => {
    expect((await get('players/5')).code).toBe('NO_SUCH_PLAYER');
    expect((await get('teams/5')).code).toBe('NO_SUCH_TEAM');
    expect((await app.app.inject({ url: '/web-api/cricket/players/x' })).statusCode).toBe(400);
  });
});

describe('the net run rate', () => {
  const match = (own: PlayedMatch['own'], other: PlayedMatch['own']): PlayedMatch => ({
    matchId: 1,
    competition: { id: 1, name: 'Cup', country: 'in' },
    startsAt: 0,
    opponent: { id: 2, name: 'Other' },
    outcome: 'won',
    own,
    other,
  });
  const score = (runs: number, wickets: number, balls: number) => ({ runs, wickets, balls });

  test('is runs per over scored less those conceded', () => {
    expect(netRunRate([match(score(180, 4, 120), score(150, 7, 120))])).toBe('1.500');
    expect(netRunRate([match(score(100, 3, 60), score(99, 10, 90))])).toBe('5.050');
  });

  test('counts all twenty overs for a team that is all out', () => {
    expect(netRunRate([match(score(90, 10, 60), score(91, 2, 60))])).toBe('-4.600');
  });

  test('is zero without a ball', () => {
    expect(netRunRate([match(score(0, 0, 0), score(0, 0, 0))])).toBe('0.000');
  });
});
