import type { Club } from '@touchline/contract/operators';
import type { FeedSource, MatchState } from '@touchline/feed/source';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { testMatch } from '../../testing/book.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

const START = Date.UTC(2026, 4, 16, 15);
const DAY = 86_400_000;
/** Team that the source makes of two clubs of one town. */
const BASTIA = 501;
const OTHER = 502;
const reason = 'Two clubs of one town.';

const match = (id: number, home: string, changes: Partial<MatchState> = {}): MatchState =>
  testMatch(id, {
    home: 'Bastia Sporting',
    away: 'Ajaccio',
    homeId: BASTIA,
    awayId: OTHER,
    startsAt: START / 1000 + 3600,
    ...(home !== 'Bastia Sporting' && { homeWritten: home }),
    ...changes,
  });

const ended = (id: number, home: string, days: number) => ({
  id,
  endedAt: START - days * DAY,
  state: match(id, home, {
    status: 4,
    producer: 'live',
    startsAt: (START - days * DAY) / 1000 - 7200,
    score: { total: [days, 0], parts: [[days, 0]] },
  }),
});
const past = [ended(901, 'Bastia Cercle', 1), ended(902, 'Bastia Sporting', 2), ended(903, 'Bastia', 3)];

const source: FeedSource = {
  name: 'joined clubs',
  start(sink) {
    sink.alive('line');
    sink.match(match(1, 'Bastia Cercle'));
    sink.match(match(2, 'Bastia'));
    sink.match(testMatch(3, { home: 'Lone', homeId: 601, away: 'Ajaccio', awayId: OTHER }));
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
  finished: (from, to) => Promise.resolve(past.filter(({ endedAt }) => endedAt > from && endedAt <= to)),
};

let ops: OpsApp;
let guest: TestClient;
beforeAll(async () => {
  ops = await createOpsApp({
    sources: [source],
    env: { FEED_CLOCK: 'manual', FEED_CLOCK_START: new Date(START).toISOString(), RESULTS_PAST_DAYS: '5' },
  });
  guest = ops.app.client();
  await vi.waitFor(async () => expect((await team(BASTIA)).results).toEqual([901, 902, 903]), {
    timeout: 60_000,
  });
  await vi.waitFor(async () => expect(namesOf(await only())).toHaveLength(3), { timeout: 60_000 });
});
afterAll(() => ops.close());
afterEach(async () => {
  for (const { names } of (await list('?state=parted')).clubs)
    for (const club of new Set(names.flatMap(({ partedTo }) => (partedTo ? [partedTo.clubId] : []))))
      await join(club);
});

const list = async (query = '') => (await ops.call('GET', `/ops/clubs${query}`)).json<{ clubs: Club[] }>();
const only = async (query = ''): Promise<Club | undefined> => (await list(query)).clubs[0];
const namesOf = (club: Club | undefined) => club?.names.map(({ written }) => written);
const part = (names: readonly string[], teamId = BASTIA) =>
  ops.call('POST', `/ops/clubs/${teamId}/part`, { names, reason });
const join = (clubId: number) => ops.call('POST', `/ops/clubs/${BASTIA}/join`, { clubId, reason });
const partedId = (club: Club): number =>
  club.names.flatMap(({ partedTo }) => (partedTo ? [partedTo.clubId] : []))[0] ?? 0;

/** Reads a team's page. */
async function team(id: number) {
  const answer = await guest.call('GET', `/web-api/teams/${id}`);
  if (answer.statusCode !== 200) return { status: answer.statusCode };
  const page = answer.json<{
    team: { name: string };
    matches: { id: number }[];
    results: { matchId: number; home: string }[];
  }>();
  return {
    name: page.team.name,
    matches: page.matches.map(({ id }) => id),
    results: page.results.map(({ matchId }) => matchId),
    names: [...new Set(page.results.map(({ home }) => home))],
  };
}

async function found(text: string) {
  const answer = await guest.call('GET', `/web-api/search?text=${encodeURIComponent(text)}`);
  const { teams } = answer.json<{ teams: { id: number; name: string }[] }>();
  return teams.filter(({ name }) => name.startsWith('Bastia')).map(({ id, name }) => `${name} ${id}`);
}

test('the list shows clubs with several names, with the time of each, and is searched by any of them', async () => {
  const { clubs } = await list();
  expect(clubs.map(({ teamId }) => teamId)).toEqual([BASTIA]);
  expect(namesOf(clubs[0])).toEqual(['Bastia', 'Bastia Cercle', 'Bastia Sporting']);
  const cercle = clubs[0]?.names[1];
  expect([cercle?.firstMatchAt, cercle?.lastMatchAt]).toEqual([START - DAY - 7_200_000, START + 3_600_000]);
  expect((await only('?text=cercle'))?.teamId).toBe(BASTIA);
  expect((await list('?text=marseille')).clubs).toEqual([]);
  expect((await list('?state=parted')).clubs).toEqual([]);
});

test('parted names are a club of their own on team pages, in the search and in statistics until they are joined again', async () => {
  const parted = await part(['Bastia Cercle']);
  expect(parted.statusCode, parted.body).toBe(200);
  const club = partedId(parted.json());
  expect(await team(club)).toEqual({
    name: 'Bastia Cercle',
    matches: [1],
    results: [901],
    names: ['Bastia Cercle'],
  });
  expect(await team(BASTIA)).toEqual({
    name: 'Bastia Sporting',
    matches: [2],
    results: [902, 903],
    names: ['Bastia Sporting'],
  });
  expect(await found('bastia')).toEqual(
    expect.arrayContaining([`Bastia Cercle ${club}`, `Bastia Sporting ${BASTIA}`]),
  );
  const statistics = (await guest.call('GET', '/web-api/statistics/1')).json<{
    meetings: { matchId: number }[];
    standings: { teamId: number; played: number }[];
  }>();
  expect(statistics.meetings.map(({ matchId }) => matchId)).toEqual([901]);
  expect(statistics.standings).toContainEqual(expect.objectContaining({ teamId: BASTIA, played: 2 }));
  expect((await only('?state=parted'))?.teamId).toBe(BASTIA);

  const joined = await join(club);
  expect(joined.statusCode, joined.body).toBe(200);
  expect(await team(club)).toEqual({ status: 404 });
  expect(await team(BASTIA)).toMatchObject({ name: 'Bastia Sporting', results: [901, 902, 903] });
  expect((await guest.call('GET', '/web-api/line/matches/1')).json()).toMatchObject({
    match: { home: 'Bastia Sporting', homeId: BASTIA },
  });
});

test('favourites follow the name that their player chose, and nobody has a club twice', async () => {
  const { client } = await ops.bettor();
  const favorite = (id: number, name: string) => ({ kind: 'team', id, sportId: 1, name });
  const change = (add: object[]) => client.call('POST', '/web-api/favorites', { add, remove: [] });
  const teams = async () =>
    (await client.call('GET', '/web-api/favorites'))
      .json<{ items: { id: number; name: string }[] }>()
      .items.map(({ id, name }) => `${name} ${id}`);
  await change([favorite(BASTIA, 'Bastia Cercle')]);
  const { client: second } = await ops.bettor();
  await second.call('POST', '/web-api/favorites', {
    add: [favorite(BASTIA, 'Bastia Sporting')],
    remove: [],
  });

  const club = partedId((await part(['Bastia Cercle'])).json());
  expect(await teams()).toEqual([`Bastia Cercle ${club}`]);
  const others = (await second.call('GET', '/web-api/favorites')).json<{ items: { id: number }[] }>();
  expect(others.items.map(({ id }) => id)).toEqual([BASTIA]);

  await change([favorite(BASTIA, 'Bastia Sporting')]);
  expect(await teams()).toHaveLength(2);
  await join(club);
  expect(await teams()).toEqual([`Bastia Cercle ${BASTIA}`]);
});

test('both changes are recorded with the names', async () => {
  const club = partedId((await part(['Bastia', 'Bastia Cercle'])).json());
  expect((await team(club)).name).toBe('Bastia Cercle');
  await join(club);
  const recorded = await ops.app.db
    .selectFrom('operator_actions')
    .select(['action', 'subject'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(recorded).toEqual([
    { action: 'club.join', subject: `club:${BASTIA}` },
    { action: 'club.part', subject: `club:${BASTIA}` },
  ]);
});

test.each([
  ['a name that it has not', ['Marseille'], BASTIA, 404, 'NAME_NOT_FOUND'],
  ['its last name', ['Bastia', 'Bastia Cercle', 'Bastia Sporting'], BASTIA, 409, 'LAST_NAME'],
  ['a name of an unknown club', ['Bastia'], 77, 404, 'TEAM_NOT_FOUND'],
])('parting %s is refused', async (_, names, teamId, status, code) => {
  const refused = await part(names, teamId);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

test('a name is parted once, and a club that is not parted can’t be joined', async () => {
  const club = partedId((await part(['Bastia Cercle'])).json());
  expect((await part(['Bastia Cercle'])).json()).toMatchObject({ code: 'ALREADY_PARTED' });
  await join(club);
  expect((await join(club)).json()).toMatchObject({ code: 'CLUB_NOT_FOUND' });
});
