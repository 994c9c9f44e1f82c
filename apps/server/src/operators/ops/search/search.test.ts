import type { SearchAnswer } from '@touchline/contract/operators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertGame } from '../../../casino/catalogue/testing.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { changeProfile } from '../../../accounts/profile.ts';

const TOKEN = 'token-of-a-reviewer-1234';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { DEVELOPMENT_OPERATORS: `rita=reviews:${TOKEN}` } });
});
afterAll(() => ops.close());

const found = async (text: string): Promise<SearchAnswer> =>
  (await ops.call('GET', `/ops/search?${new URLSearchParams({ text }).toString()}`)).json();
const idsOf = async (text: string) => (await found(text)).players.map(({ id }) => id);

test('finds players by id, login, beginning of the e-mail, name and surname', async () => {
  const { playerId, email } = await ops.app.client().registerByEmail();
  await changeProfile(ops.app.db, playerId, { name: 'Mara', surname: 'Kestner' });
  const id = String(playerId);
  const [player] = (await found(id)).players;
  expect(player).toMatchObject({ id, name: 'Mara Kestner', siteId: 'house' });
  for (const text of [player?.login ?? '', email.slice(0, -2), 'kest', 'MARA', 'mara kest', 'Kestner Mara']) {
    expect(await idsOf(text), text).toContain(id);
  }
  expect(await idsOf('estner')).toEqual([]);
  expect(await idsOf('%')).toEqual([]);
});

test('finds a bet by its number, and matches by number or team', async () => {
  const { place } = await ops.bettor();
  const { id } = await place();
  expect((await found(id)).bets).toEqual([{ id, state: 'accepted', typeId: 0, amount: '10.00', iso: 'EUR' }]);
  const [match] = (await found('1')).matches;
  expect(match?.id).toBe(1);
  const ids = (await found(match?.home ?? '')).matches.map(({ id: matchId }) => matchId);
  expect(ids).toContain(1);
});

test('finds games by a part of their name and by number', async () => {
  const id = String(await insertGame(ops.app.db, { name: 'Iron Orchard', provider: 'Northlight' }));
  const game = { id, name: 'Iron Orchard', provider: 'Northlight' };
  expect((await found('orchard')).games).toEqual([game]);
  expect((await found(id)).games).toEqual([game]);
  expect((await found('%')).games).toEqual([]);
});

test('finds nothing outside of the operator’s scopes', async () => {
  const { place, playerId } = await ops.bettor();
  const { id } = await place();
  for (const text of [id, String(playerId), '1']) {
    const answer = await ops.app
      .client()
      .call('GET', `/ops/search?text=${text}`, undefined, { authorization: `Bearer ${TOKEN}` });
    expect(answer.json()).toEqual({ players: [], bets: [], matches: [], games: [] });
  }
});
