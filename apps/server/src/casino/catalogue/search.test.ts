import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertGame } from './testing.ts';
import { typingErrors } from './typos.ts';

type Games = AnswerOf<Calls['casinoGames']>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertGame(app.db, {
    name: 'Iron Orchard',
    aliases: ['Айрон Орчард', 'Железный сад', 'البستان الحديدي'],
    popularity: 1,
  });
  await insertGame(app.db, { name: 'Orchard', popularity: 2 });
  await insertGame(app.db, { name: 'Orchards of Gold', popularity: 3 });
  await insertGame(app.db, { name: 'Gold Torchard', popularity: 400 });
  await insertGame(app.db, { name: 'Éclair Café', provider: 'Orchard Games', popularity: 500 });
  await insertGame(app.db, { name: 'Roulette', category: 'live', aliases: ['Рулетка', 'روليت'] });
});
afterAll(() => app.close());

async function find(text: string, more = ''): Promise<Games> {
  const query = new URLSearchParams({ device: 'desktop', lang: 'en', text }).toString();
  const answer = await app.client().call('GET', `/web-api/casino/games?${query}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const named = async (text: string) => (await find(text)).games.map(({ name }) => name);

describe('a search', () => {
  it('ranks whole names, then their beginnings, then words, then parts and providers', async () => {
    expect(await named('orchard')).toEqual([
      'Orchard',
      'Orchards of Gold',
      'Iron Orchard',
      'Éclair Café',
      'Gold Torchard',
    ]);
  });

  it('keeps its order over pages', async () => {
    const first = await find('orchard', '&limit=2');
    const second = await find('orchard', `&limit=2&next=${first.next}`);
    const third = await find('orchard', `&limit=2&next=${second.next}`);
    const all = [first, second, third].flatMap(({ games }) => games.map(({ name }) => name));
    expect([all, third.next]).toEqual([await named('orchard'), null]);
  });

  it.each([
    ['marks and case', '  ECLAIR   cafe ', 'Éclair Café'],
    ['another script of the name', 'айрон', 'Iron Orchard'],
    ['an alias', 'железный', 'Iron Orchard'],
    ['an Arabic alias', 'روليت', 'Roulette'],
    ['the beginnings of words in any order', 'orch iro', 'Iron Orchard'],
    ['a word of the name and one of the provider', 'cafe orchard', 'Éclair Café'],
    ['a missing letter', 'rouette', 'Roulette'],
    ['a wrong letter', 'roulette'.replace('e', 'i'), 'Roulette'],
    ['swapped letters', 'ruolette', 'Roulette'],
    ['an error in the beginning of a word', 'rolet', 'Roulette'],
    ['an error in another script', 'рулетта', 'Roulette'],
    ['an error in one of two words', 'iron orchrad', 'Iron Orchard'],
  ])('forgives or finds %s', async (_, text, name) => expect((await named(text))[0]).toBe(name));

  it('is none with a single letter', async () => expect(await named('o ')).toHaveLength(6));

  it('suggests three near games if nothing matches', async () => {
    const { total, games, suggestions } = await find('roulqqqqqq');
    expect([total, games, suggestions.map(({ name }) => name)]).toEqual([
      0,
      [],
      ['Roulette', 'Éclair Café', 'Gold Torchard'],
    ]);
  });
});

it.each([
  ['slot', 'slots', 0],
  ['solt', 'slot', 1],
  ['slt', 'slot', 1],
  ['sloot', 'slot', 1],
  ['abc', 'xyz', 3],
])('typing errors from "%s" to "%s": %d', (typed, word, errors) =>
  expect(typingErrors(typed, word)).toBe(errors),
);
