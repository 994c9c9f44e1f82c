import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMakers } from '../makers/makersFile.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import { createImports, type Imports } from './imports.service.ts';
import { beginImport } from './imports.store.ts';
import { clearGames, fedGame } from './testing.ts';

type Games = AnswerOf<Calls['casinoGames']>;

const MINUTE = 60_000;
let at = new Date('2026-11-01T12:00:00Z');
const pass = (ms: number): void => void (at = new Date(at.getTime() + ms));
const now = (): Date => at;
let fake: FakeMaker;
let app: TestApp;
let imports: Imports;
const logged: string[] = [];
beforeAll(async () => {
  fake = await startFakeMaker('fake', now);
  app = await createTestApp({ now });
  const makers = await readMakers(fake.makersFile, now);
  const log = { error: (_: object, message: string) => void logged.push(message) };
  imports = createImports({ db: app.db, log, now, makers, changed: () => undefined });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
});
beforeEach(async () => {
  await clearGames(app.db);
  await app.db.deleteFrom('game_imports').execute();
  logged.length = 0;
});

const feed = (games: readonly object[]) => fake.answer('GET /v1/games', { body: { games, next: null } });
async function imported(games: readonly object[]) {
  feed(games);
  pass(61 * MINUTE);
  await imports.doDue();
  return runs();
}
const runs = () => app.db.selectFrom('game_imports').selectAll().orderBy('id', 'desc').execute();
async function shown(query = ''): Promise<Games> {
  const answer = await app
    .client()
    .call('GET', `/web-api/casino/games?device=phone&lang=en&order=name${query}`);
  return answer.json();
}
const names = async (query = '') => (await shown(query)).games.map(({ name }) => name);
const stored = () => app.db.selectFrom('games').selectAll().orderBy('id').execute();

describe('an import', () => {
  it('adds, changes and retires games, and a repeated one changes nothing', async () => {
    const [a, b] = [fedGame('a', { name: 'Amber' }), fedGame('b', { name: 'Basalt' })];
    expect((await imported([a, b]))[0]).toMatchObject({
      state: 'done',
      listed: 2,
      added: 2,
      changed: 0,
      retired: 0,
    });
    expect(await names()).toEqual(['Amber', 'Basalt']);
    const before = await stored();
    expect((await imported([a, b]))[0]).toMatchObject({ added: 0, changed: 0, retired: 0 });
    expect(await stored()).toEqual(before);
    const last = await imported([fedGame('a', { name: 'Amber', rtp: '95.00' })]);
    expect(last[0]).toMatchObject({ added: 0, changed: 1, retired: 1 });
    const { games } = await shown();
    expect(games.map(({ name, rtp }) => [name, rtp])).toEqual([['Amber', '95.00']]);
    const gone = before.find(({ name }) => name === 'Basalt');
    const page = await app.client().call('GET', `/web-api/casino/games/${gone?.id}?device=phone&lang=en`);
    expect([page.statusCode, page.json().code]).toEqual([410, 'GAME_RETIRED']);
    expect((await imported([a, b]))[0]).toMatchObject({ changed: 2 });
    expect(await names()).toEqual(['Amber', 'Basalt']);
  });

  it('never changes what operators set', async () => {
    await imported([fedGame('a', { name: 'Amber', tags: ['new'] }), fedGame('b', { name: 'Basalt' })]);
    await app.db
      .updateTable('games')
      .set({ own_name: 'Amber Gold', own_tag_id: 2, own_state: 'maintenance', position: 3 })
      .where('maker_game_id', '=', 'a')
      .execute();
    await imported([
      fedGame('a', { name: 'Amber II', tags: ['drops'], rtp: '90.00' }),
      fedGame('b', { name: 'Basalt', rtp: '90.00' }),
    ]);
    const [first] = await stored();
    expect(first).toMatchObject({
      name: 'Amber Gold',
      tag_id: 2,
      state: 'maintenance',
      position: 3,
      rtp: '90.00',
    });
    expect(await names('&text=amber+gold')).toEqual(['Amber Gold']);
  });

  it('keeps operators’ categories, and follows the maker’s in all others', async () => {
    await imported([fedGame('a', { category: 'slots', subcategories: ['fruit'] })]);
    const [game] = await stored();
    const categories = await app.db.selectFrom('game_categories').select(['id', 'slug']).execute();
    const idOf = (slug: string) => categories.find((one) => one.slug === slug)?.id ?? 0n;
    const choice = { game_id: game?.id ?? 0n };
    await app.db
      .insertInto('game_category_choices')
      .values([
        { ...choice, category_id: idOf('slots-fruit'), is_in: false },
        { ...choice, category_id: idOf('asian'), is_in: true },
      ])
      .execute();
    await imported([fedGame('a', { category: 'fast', subcategories: ['fruit'] })]);
    await imported([fedGame('a', { category: 'slots', subcategories: ['fruit', 'classic'] })]);
    const of = async (query: string) => (await shown(query)).total;
    expect(await of('&category=slots')).toBe(1);
    expect(await of('&category=slots&subcategory=classic')).toBe(1);
    expect(await of('&category=slots&subcategory=fruit')).toBe(0);
    expect(await of('&category=asian')).toBe(1);
    expect(await of('&category=fast')).toBe(0);
  });

  it('gives each game a route of its own, and redirects from the route before a new name', async () => {
    await imported([fedGame('a', { name: 'Amber' }), fedGame('b', { name: 'Amber' })]);
    await imported([
      fedGame('a', { name: 'Ruby' }),
      fedGame('b', { name: 'Amber' }),
      fedGame('c', { name: 'Amber' }),
    ]);
    const routes = (await stored()).map(({ route, old_route }) => [route, old_route]);
    expect(routes).toEqual([
      ['ruby', 'amber'],
      ['amber-2', null],
      ['amber-3', null],
    ]);
    const route = async (name: string) =>
      (await app.client().call('GET', `/web-api/casino/routes/${name}`)).json();
    expect(await route('amber')).toMatchObject({ isOld: true, game: { route: 'ruby' } });
    expect(await route('ruby')).toMatchObject({ isOld: false });
  });

  it('keeps games whose entries have faults, and lists the faults', async () => {
    await imported([fedGame('a'), fedGame('b')]);
    const [run] = await imported([fedGame('a'), { gameId: 'b' }]);
    expect(run).toMatchObject({ state: 'done', listed: 1, retired: 0, faults: [{ gameId: 'b' }] });
    expect((await shown()).total).toBe(2);
  });
});

describe('an import that fails', () => {
  it('keeps the last list, is logged once, and is tried again in a minute', async () => {
    await imported([fedGame('a')]);
    fake.answer('GET /v1/games', { status: 500, body: {} });
    pass(61 * MINUTE);
    await imports.doDue();
    pass(MINUTE);
    await imports.doDue();
    expect((await runs()).map(({ state }) => state)).toEqual(['failed', 'failed', 'done']);
    expect(logged).toEqual(['The games of Fake could not be imported; the last list stays.']);
    expect((await shown()).total).toBe(1);
    feed([fedGame('a'), fedGame('b')]);
    pass(MINUTE);
    await imports.doDue();
    expect((await shown()).total).toBe(2);
  });

  it('by an empty list retires nothing', async () => {
    await imported([fedGame('a')]);
    expect((await imported([]))[0]).toMatchObject({ state: 'failed', message: 'The maker lists no games.' });
    expect((await shown()).total).toBe(1);
  });
});

it('a maker has one import at a time; one whose process has ended gives way after a quarter of an hour', async () => {
  expect(await beginImport(app.db, 'fake', null, at)).toBeDefined();
  expect(await beginImport(app.db, 'fake', 'ann', at)).toBeUndefined();
  pass(15 * MINUTE);
  expect(await beginImport(app.db, 'fake', 'ann', at)).toBeDefined();
  expect((await runs()).map(({ state }) => state)).toEqual(['running', 'failed']);
});

it('an import runs hourly', async () => {
  await imported([fedGame('a')]);
  feed([fedGame('b')]);
  pass(59 * MINUTE);
  await imports.doDue();
  expect(await runs()).toHaveLength(1);
  pass(MINUTE);
  await imports.doDue();
  expect(await runs()).toHaveLength(2);
});
