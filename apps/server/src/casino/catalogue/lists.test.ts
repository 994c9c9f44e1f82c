import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countryIdOf } from '../../accounts/phones/phones.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { changePart } from '../../testing/siteFlags.ts';
import { casinoSites, clearGames, insertGame } from './testing.ts';

type Games = AnswerOf<Calls['casinoGames']>;
type Lobby = AnswerOf<Calls['casinoLobby']>;

const reader = 'device=desktop&lang=en';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { SITES_FILE: await casinoSites() } });
});
afterAll(() => app.close());
beforeEach(() => clearGames(app.db));

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await app.client().call('GET', `/web-api/casino/${path}`, undefined, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const list = (query = '', headers = {}) => get<Games>(`games?${reader}&${query}`, headers);
const names = ({ games }: { readonly games: readonly { readonly name: string }[] }) =>
  games.map(({ name }) => name);

describe('a list of games', () => {
  it('has the games that the visitor can see: by state, country and device', async () => {
    await insertGame(app.db, { name: 'Shown' });
    await insertGame(app.db, { name: 'Paused', state: 'maintenance' });
    await insertGame(app.db, { name: 'Gone', state: 'retired' });
    await insertGame(app.db, { name: 'Hidden', state: 'hidden' });
    await insertGame(app.db, { name: 'Not in France', blockedCountries: ['FR'] });
    await insertGame(app.db, { name: 'For phones', devices: ['phone'] });
    const here = await list();
    expect(names(here)).toEqual(['Not in France', 'Paused', 'Shown']);
    expect(here.games.map(({ closed }) => closed)).toEqual([null, 'maintenance', null]);
    expect(names(await list('', { 'cf-ipcountry': 'FR' }))).toEqual(['Paused', 'Shown']);
    expect(names(await get<Games>('games?device=phone&lang=en'))).toContain('For phones');
  });

  it('leaves out what the law of the country bans', async () => {
    await insertGame(app.db, { name: 'Buys a bonus', features: ['bonusBuy'] });
    await insertGame(app.db, { name: 'Plain' });
    const of = (country: string) => list('', { 'cf-ipcountry': country });
    expect(names(await of('DE'))).toEqual(['Plain']);
    expect(names(await of('FR'))).toEqual(['Buys a bonus', 'Plain']);
  });

  it('closes games that don’t have the currency of the account', async () => {
    await insertGame(app.db, { name: 'Euros only', currencies: ['EUR'] });
    const [game] = (await list('iso=GBP')).games;
    expect([game?.closed, game?.stake]).toEqual(['currency', null]);
    expect((await list()).games[0]?.stake).toEqual({ min: '0.10', max: '100.00', iso: 'EUR' });
  });

  it('is in the operator’s order, then by popularity, name and id, over pages', async () => {
    await insertGame(app.db, { name: 'Second', popularity: 9 });
    await insertGame(app.db, { name: 'First', position: 1 });
    await insertGame(app.db, { name: 'Fourth', popularity: 3 });
    await insertGame(app.db, { name: 'Ёлка', popularity: 5 });
    await insertGame(app.db, { name: 'Apple', popularity: 5 });
    const order = ['First', 'Second', 'Apple', 'Ёлка', 'Fourth'];
    expect(names(await list())).toEqual(order);
    const paged: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Games = await list(`limit=2${next === '' ? '' : `&next=${next}`}`);
      expect(page.total).toBe(5);
      paged.push(...names(page));
      next = page.next;
    }
    expect(paged).toEqual(order);
    expect(names(await list('order=name'))).toEqual(['Apple', 'First', 'Fourth', 'Second', 'Ёлка']);
  });

  it('combines groups of filters with AND and counts each option under the other groups', async () => {
    await insertGame(app.db, { name: 'A', provider: 'One', features: ['freeSpins'], volatility: 1 });
    await insertGame(app.db, {
      name: 'B',
      provider: 'Two',
      features: ['freeSpins', 'multiplier'],
      volatility: 5,
    });
    await insertGame(app.db, { name: 'C', provider: 'Two', features: [], volatility: 5, tagId: 2 });
    const found = await list('provider=one,two&feature=freeSpins&volatility=5');
    expect(names(found)).toEqual(['B']);
    expect(found.options).toEqual({
      providers: [{ value: 'two', label: 'Two', games: 1 }],
      features: [
        { value: 'freeSpins', label: 'freeSpins', games: 1 },
        { value: 'multiplier', label: 'multiplier', games: 1 },
      ],
      volatility: [
        { value: '1', label: '1', games: 1 },
        { value: '5', label: '5', games: 1 },
      ],
      tags: [],
    });
    expect((await list('provider=two')).options.tags).toEqual([{ value: 'top', label: 'top', games: 1 }]);
  });

  it('has the games of a category, a filter word, and a least stake', async () => {
    await insertGame(app.db, { name: 'Slot', category: 'slots', minStake: { EUR: '0.50' } });
    await insertGame(app.db, { name: 'Dear', category: 'fast', minStake: { EUR: '5.00' } });
    await insertGame(app.db, { name: 'Cheap', category: 'fast', minStake: { EUR: '0.10' } });
    expect(names(await list('category=slots'))).toEqual(['Slot']);
    expect(names(await list('category=fast-bet'))).toEqual(['Cheap', 'Dear']);
    expect(names(await list('filter=dice&order=name'))).toEqual(['Cheap', 'Dear']);
    expect(names(await list('maxLeastStake=0.50'))).toEqual(['Cheap', 'Slot']);
    expect(names(await list('category=asian'))).toEqual([]);
  });

  it('refuses an unknown category and a foreign cursor', async () => {
    const client = app.client();
    const status = async (query: string) =>
      (await client.call('GET', `/web-api/casino/games?${reader}&${query}`)).statusCode;
    expect(await status('category=unheard-of')).toBe(404);
    expect(await status('next=bm90IGEgY3Vyc29y')).toBe(400);
  });
});

it('a site lists and starts the games of its providers, and only certified ones if it says so', async () => {
  const games = { providers: ['one'], certifiedOnly: true };
  const site = await createTestApp({ env: { SITES_FILE: await casinoSites(games) } });
  const certificates = { default: 'C-1', germany: 'C-2' };
  await insertGame(site.db, { name: 'Certified', provider: 'One', certificates });
  const hereOnly = { name: 'Here only', provider: 'One', certificates: { default: 'C-3' } };
  const outside = [
    await insertGame(site.db, hereOnly),
    await insertGame(site.db, { name: 'Unproved', provider: 'One' }),
    await insertGame(site.db, { name: 'Of another', provider: 'Two', certificates }),
  ];
  const of = async (country: string) => {
    const headers = { 'cf-ipcountry': country };
    const answer = await site.client().call('GET', `/web-api/casino/games?${reader}`, undefined, headers);
    return names(answer.json());
  };
  expect([await of('FR'), await of('DE')]).toEqual([['Certified', 'Here only'], ['Certified']]);
  for (const id of outside) {
    const body = { gameId: Number(id), mode: 'real', lang: 'en', device: 'desktop' };
    const answer = await site
      .client()
      .call('POST', '/web-api/casino/sessions', body, { 'cf-ipcountry': 'DE' });
    // A listed game would ask a guest to sign in.
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'GAME_NOT_FOUND']);
  }
  await site.close();
});

describe('the lobby', () => {
  it('has rows with games only, and pinned games first among the popular ones', async () => {
    await insertGame(app.db, { name: 'Popular', popularity: 100 });
    const pinned = await insertGame(app.db, { name: 'Pinned' });
    await insertGame(app.db, { name: 'Fresh', tagId: 1, category: 'crash' });
    await insertGame(app.db, { name: 'Ours', isOwn: true });
    const { id } = await app.db
      .selectFrom('game_categories')
      .select('id')
      .where('slug', '=', 'top')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('game_category_games').values({ category_id: id, game_id: pinned }).execute();
    const { rows } = await get<Lobby>(`lobby?${reader}`);
    expect(rows.map((row) => [row.kind, row.title, row.total, names(row)])).toEqual([
      ['popular', null, 4, ['Pinned', 'Popular', 'Fresh', 'Ours']],
      ['new', null, 1, ['Fresh']],
      ['own', null, 1, ['Ours']],
      ['category', 'Slots', 3, ['Popular', 'Ours', 'Pinned']],
      ['category', 'Crash games', 1, ['Fresh']],
    ]);
  });

  it('shows banners in their period, in the reader’s language', async () => {
    const gameId = await insertGame(app.db, { name: 'Shown' });
    const texts = JSON.stringify({
      en: { title: 'Friday', text: 'A new game' },
      ru: { title: 'Пятница', text: '' },
    });
    const banner = { site_id: null, kind: 'game' as const, texts, path: 'casino-lobby', game_id: gameId };
    const [from, past] = [new Date('2020-01-01'), new Date('2020-02-01')];
    await app.db
      .insertInto('game_banners')
      .values([
        { ...banner, from_at: from, until_at: null },
        { ...banner, from_at: from, until_at: past },
        { ...banner, from_at: from, until_at: null, site_id: 'another' },
      ])
      .execute();
    const { banners } = await get<Lobby>('lobby?device=phone&lang=ru');
    expect(banners).toMatchObject([{ title: 'Пятница', game: { name: 'Shown' }, until: null }]);
  });
});

describe('the casino’s other lists', () => {
  it('name categories and providers that have listed games, in the reader’s language', async () => {
    await insertGame(app.db, { category: 'crash', provider: 'One' });
    await insertGame(app.db, { category: 'bingo', provider: 'Two', state: 'hidden' });
    const { total, categories } = await get<AnswerOf<Calls['casinoCategories']>>(
      'categories?device=phone&lang=ru',
    );
    expect([total, categories.map(({ name, path, games }) => [name, path, games])]).toEqual([
      1,
      [['Краш-игры', 'crash-games', 1]],
    ]);
    const { providers } = await get<AnswerOf<Calls['gameProviders']>>(`providers?${reader}`);
    expect(providers).toEqual([{ slug: 'one', name: 'One', logo: null, games: 1 }]);
  });

  it('follow the partitions of the site, and are absent without the casino', async () => {
    const slot = await insertGame(app.db, { name: 'Slot' });
    await insertGame(app.db, { name: 'Crash', category: 'crash' });
    await changePart(app, 'partitions', ['casino-crash']);
    expect(names(await list())).toEqual(['Crash']);
    const client = app.client();
    const status = async (path: string) =>
      (await client.call('GET', `/web-api/casino/${path}?${reader}`)).statusCode;
    expect(await status(`games/${slot}`)).toBe(404);
    await changePart(app, 'partitions', null);
    await changePart(app, 'routes', ['line']);
    expect(await status('lobby')).toBe(404);
    await changePart(app, 'routes', null);
    expect(await status(`games/${slot}`)).toBe(200);
  });
});

describe('a preview of games', () => {
  type Preview = AnswerOf<Calls['gamesPreview']>;

  async function previewer() {
    const client = app.client();
    await client.register();
    return async (query = '') => {
      const answer = await client.call('GET', `/web-api/casino/preview?lng=en&${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Preview>();
    };
  }

  it('is for players only', async () => {
    const answer = await app.client().call('GET', '/web-api/casino/preview?lng=en');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGN_IN_NEEDED']);
  });

  it('has all games, however many there are', async () => {
    for (let id = 1; id <= 210; id += 1) await insertGame(app.db, { name: `Game ${id}` });
    expect((await (await previewer())()).games).toHaveLength(210);
  });

  it('leaves out what a device can’t run and a country blocks, but never adds what the player’s country blocks', async () => {
    const preview = await previewer();
    await insertGame(app.db, { name: 'Everywhere' });
    await insertGame(app.db, { name: 'For phones', devices: ['phone'] });
    await insertGame(app.db, { name: 'Not in France', blockedCountries: ['FR'] });
    const france = countryIdOf('FR');
    expect(names(await preview())).toEqual(['Everywhere', 'For phones', 'Not in France']);
    expect(names(await preview('whence=2'))).toEqual(['Everywhere', 'Not in France']);
    expect(names(await preview('whence=1'))).toContain('For phones');
    expect(names(await preview(`fcountry=${france}&whence=2`))).toEqual(['Everywhere']);
  });

  it('is empty for another partner than the site’s', async () => {
    const preview = await previewer();
    await insertGame(app.db, { name: 'One' });
    expect((await preview('ref=somebody-else')).games).toEqual([]);
  });

  it.each(['whence=3', 'fcountry=0', 'fcountry=677', 'ref=a%20b'])('refuses %s', async (query) => {
    const client = app.client();
    await client.register();
    expect((await client.call('GET', `/web-api/casino/preview?lng=en&${query}`)).statusCode).toBe(400);
  });
});
