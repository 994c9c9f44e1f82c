import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { changeFavorites, MOST_FAVORITES } from './favorites.service.ts';

let at = new Date('2026-05-16T15:00:00Z');
let platform: TestApp;
beforeAll(async () => {
  platform = await createTestApp({ now: () => at });
});
afterAll(() => platform.close());

const PATH = '/web-api/favorites';
const item = (kind: string, id: number, rest: object = {}) => ({
  kind,
  id,
  sportId: 1,
  name: `${kind} ${id}`,
  ...rest,
});

async function newPlayer() {
  const client = platform.client();
  const { playerId } = await client.register();
  const change = (add: object[], remove: object[] = []) => client.call('POST', PATH, { add, remove });
  const names = async () =>
    (await client.call('GET', PATH)).json().items.map(({ name }: { name: string }) => name);
  return { client, playerId, change, names };
}

test('a guest’s favourites are merged into those of the account, each once, last added first', async () => {
  const { change, names } = await newPlayer();
  await change([item('team', 5)]);
  at = new Date(at.getTime() + 1000);
  const merged = await change([
    item('match', 9, { startsAt: at.getTime() / 1000 }),
    item('competition', 5),
    item('team', 5),
  ]);
  expect(merged.statusCode).toBe(200);
  expect(await names()).toEqual(['match 9', 'competition 5', 'team 5']);
});

test('a favourite is removed by kind and id; repeating it is no error', async () => {
  const { change, names } = await newPlayer();
  await change([item('team', 5), item('competition', 5)]);
  for (const _ of [1, 2]) expect((await change([], [{ kind: 'team', id: 5 }])).statusCode).toBe(200);
  expect(await names()).toEqual(['competition 5']);
});

test('players have their own, and guests none', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  await one.change([item('team', 5)]);
  expect(await other.names()).toEqual([]);
  await other.change([], [{ kind: 'team', id: 5 }]);
  expect(await one.names()).toEqual(['team 5']);
  expect((await platform.client().call('GET', PATH)).statusCode).toBe(401);
  expect((await platform.client().call('POST', PATH, { add: [], remove: [] })).statusCode).toBe(401);
});

test('a match is removed days after it was played, not before', async () => {
  const { playerId, change, names } = await newPlayer();
  const now = at.getTime() / 1000;
  await change([item('match', 7, { startsAt: now - 86_400 }), item('match', 8, { startsAt: now + 86_400 })]);
  await change([]);
  expect(await names()).toEqual(['match 7', 'match 8']);
  const later = new Date(at.getTime() + 3 * 86_400_000 + 1);
  const left = await changeFavorites(platform.db, playerId, { add: [], remove: [], now: later });
  expect(left.map(({ name }) => name)).toEqual(['match 8']);
});

test('a request for too many is refused as a whole, with what to do', async () => {
  const { change, names } = await newPlayer();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => item('team', from + place));
  await change(many(1, 300));
  await change(many(301, MOST_FAVORITES - 300));
  const refused = await change([item('team', 9001)], [{ kind: 'competition', id: 1 }]);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'TOO_MANY_FAVORITES']);
  expect(await names()).toHaveLength(MOST_FAVORITES);
  expect((await change([item('team', 9001)], [{ kind: 'team', id: 1 }])).statusCode).toBe(200);
});

test('two simultaneous devices can’t exceed the maximum', async () => {
  const { change, names } = await newPlayer();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => item('team', from + place));
  await change(many(1, 300));
  const answers = await Promise.all([change(many(301, 150)), change(many(501, 150))]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(await names()).toHaveLength(450);
});

test.each([
  { add: [item('sport', 1)], remove: [] },
  { add: [item('team', 0)], remove: [] },
  { add: [item('team', 1, { name: '' })], remove: [] },
  { add: [item('team', 1, { extra: 1 })], remove: [] },
  { add: [] },
])('an invalid favourite is refused: %j', async (body) => {
  const { client } = await newPlayer();
  expect((await client.call('POST', PATH, body)).statusCode).toBe(400);
});
