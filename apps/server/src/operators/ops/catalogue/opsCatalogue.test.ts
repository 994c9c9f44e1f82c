import type { AnswerOf, Calls } from '@touchline/contract';
import type { OperatorCategory, OperatorGame, OperatorGameDetail } from '@touchline/contract/operators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clearGames, insertGame } from '../../../casino/catalogue/testing.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';

type Games = AnswerOf<Calls['casinoGames']>;

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());
beforeEach(() => clearGames(ops.app.db));

const reason = 'Asked for by the studio.';
async function get<T>(path: string): Promise<T> {
  const answer = await ops.call('GET', `/ops/casino/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function shown(query = ''): Promise<string[]> {
  const address = `/web-api/casino/games?device=phone&lang=en${query}`;
  const answer = await ops.app.client().call('GET', address);
  return answer.json<Games>().games.map(({ name }) => name);
}
async function change(id: bigint, changes: object) {
  const { own, position, route, categories } = await get<OperatorGameDetail>(`games/${id}`);
  const body = { ...own, position, route, categories, ...changes, reason };
  return ops.call('PUT', `/ops/casino/games/${id}`, body);
}

it('an operator finds games by text, state, category, provider and tag, page by page', async () => {
  const ids: bigint[] = [];
  for (let number = 0; number < 52; number += 1)
    ids.push(await insertGame(ops.app.db, { name: `Game ${number}` }));
  await insertGame(ops.app.db, {
    name: 'Ёлка',
    provider: 'Other',
    category: 'crash',
    state: 'hidden',
    tagId: 2,
  });
  type List = { games: OperatorGame[]; next: string | null };
  const first = await get<List>('games');
  const second = await get<List>(`games?before=${first.next}`);
  expect([first.games.length, second.games.length, second.next]).toEqual([50, 3, null]);
  for (const query of ['text=елка', 'state=hidden', 'category=crash', 'provider=other', 'tag=top'])
    expect(
      (await get<List>(`games?${query}`)).games.map(({ name }) => name),
      query,
    ).toEqual(['Ёлка']);
});

it('an operator’s name, tag, order, state and categories apply at once, and null gives the maker’s back', async () => {
  const [a] = [
    await insertGame(ops.app.db, { name: 'Amber', tagId: 1 }),
    await insertGame(ops.app.db, { name: 'Basalt' }),
  ];
  expect((await change(a, { name: 'Zinc', tag: 'none', position: 1 })).statusCode).toBe(200);
  expect(await shown()).toEqual(['Zinc', 'Basalt']);
  expect(await shown('&text=zinc')).toEqual(['Zinc']);
  const { categories } = await get<{ categories: OperatorCategory[] }>('categories');
  const crash = categories.find(({ slug }) => slug === 'crash')?.id ?? '';
  await change(a, { categories: [crash] });
  expect([await shown('&category=crash'), await shown('&category=slots')]).toEqual([['Zinc'], ['Basalt']]);
  await change(a, { state: 'hidden' });
  expect(await shown()).toEqual(['Basalt']);
  await change(a, { state: null, name: null, tag: null, position: null });
  expect(await shown()).toEqual(['Amber', 'Basalt']);
  expect((await get<OperatorGameDetail>(`games/${a}`)).tag).toBe('new');
});

it('a route is refused while another game has it or had it', async () => {
  await insertGame(ops.app.db, { name: 'Amber', route: 'amber', oldRoute: 'amber-old' });
  const other = await insertGame(ops.app.db, { name: 'Basalt', route: 'basalt' });
  for (const route of ['amber', 'amber-old']) {
    const answer = await change(other, { route });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ROUTE_TAKEN']);
  }
  expect((await change(other, { route: 'stone' })).json()).toMatchObject({
    route: 'stone',
    oldRoute: 'basalt',
  });
});

it('hidden providers and categories take their games out of the lists', async () => {
  await insertGame(ops.app.db, { name: 'Amber', provider: 'One' });
  await insertGame(ops.app.db, { name: 'Basalt', provider: 'Two', category: 'crash' });
  await ops.call('PUT', '/ops/casino/providers/one', { state: 'hidden', position: null, reason });
  expect(await shown()).toEqual(['Basalt']);
  const { categories } = await get<{ categories: OperatorCategory[] }>('categories');
  const crash = categories.find(({ slug }) => slug === 'crash');
  const hide = { names: crash?.names, position: crash?.position, state: 'hidden', reason };
  await ops.call('PUT', `/ops/casino/categories/${crash?.id}`, hide);
  expect(await shown()).toEqual([]);
  await ops.call('PUT', `/ops/casino/categories/${crash?.id}`, { ...hide, state: 'active' });
});

it('a collection of an operator is a row of the lobby, with games in their periods', async () => {
  const [a, b] = [
    await insertGame(ops.app.db, { name: 'Amber' }),
    await insertGame(ops.app.db, { name: 'Basalt' }),
  ];
  const made = { slug: 'weekend', names: { en: 'Weekend' }, position: 1, reason };
  const { id } = (await ops.call('POST', '/ops/casino/categories', made)).json();
  const put = (game: bigint, body: object) =>
    ops.call('PUT', `/ops/casino/categories/${id}/games/${game}`, {
      isIn: true,
      position: null,
      from: null,
      until: null,
      reason,
      ...body,
    });
  await put(a, {});
  await put(b, { until: 1000 });
  const lobby = await ops.app.client().call('GET', '/web-api/casino/lobby?device=phone&lang=en');
  const { rows } = lobby.json<AnswerOf<Calls['casinoLobby']>>();
  const row = rows.find(({ title }) => title === 'Weekend');
  expect([row?.kind, row?.games.map(({ name }) => name)]).toEqual(['collection', ['Amber']]);
  await put(a, { isIn: false });
  expect((await get<{ games: { name: string }[] }>(`categories/${id}/games`)).games).toMatchObject([
    { name: 'Basalt' },
  ]);
  expect((await ops.call('POST', '/ops/casino/categories', made)).statusCode).toBe(409);
});

it('a banner that ends before it begins, or is for an unknown site, is refused', async () => {
  const banner = {
    siteId: null,
    kind: 'promotion',
    texts: { en: { title: 'A week of crash games', text: '' } },
    path: 'crash-games',
    gameId: null,
    from: 5000,
    until: 4000,
    position: 1,
    isHidden: false,
    reason,
  };
  const post = async (changes: object) =>
    (await ops.call('POST', '/ops/casino/banners', { ...banner, ...changes })).statusCode;
  expect([await post({}), await post({ until: null, siteId: 'other' }), await post({ until: null })]).toEqual(
    [400, 400, 201],
  );
});
