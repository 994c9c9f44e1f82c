import type { AnswerOf, Calls, ListedGame } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleGame, sampleMyCasino } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as SearchScreen from './SearchScreen.tsx';

const roulette = sampleGame(1, 'Roulette');

function found(games: readonly ListedGame[], suggestions: readonly ListedGame[] = []) {
  return {
    total: games.length,
    games: [...games],
    next: null,
    options: { providers: [], features: [], volatility: [], tags: [] },
    suggestions: [...suggestions],
  } satisfies AnswerOf<Calls['casinoGames']>;
}

async function open() {
  await page.viewport(390, 844);
  return openScreen(SearchScreen, {
    address: 'casino-search',
    namespaces: ['casino', 'titles'],
    answers: {
      casinoCategories: () => ({ total: 2, categories: [] }),
      casinoGames: ({ query: { text } }) => {
        if (text === undefined) return found([roulette, sampleGame(2, 'Plinko')]);
        return text === 'roulete' ? found([roulette]) : found([], [roulette]);
      },
      myCasino: () => sampleMyCasino,
      accounts: () => sampleAccounts([]),
    },
  });
}

const game = (name: string) => page.getByRole('article', { name });

test('a text is in the address, without an entry of its own, and its games are counted', async () => {
  const { say, address, back } = await open();
  const field = page.getByRole('searchbox', { name: say('casino:search.plain') });
  await expect.element(game('Plinko')).toBeInTheDocument();
  await field.fill('roulete');
  await expect
    .element(page.getByRole('status').getByText(say('casino:search.found', { count: 1, number: '1' })))
    .toBeVisible();
  await expect.element(game('Roulette')).toBeInTheDocument();
  await expect.element(game('Plinko')).not.toBeInTheDocument();
  expect(address()).toBe('/en/casino-search?text=roulete');
  await back();
  expect(address()).toBe('/en');
});

test('a text that nothing matches leads to games with near names', async () => {
  const { say } = await open();
  await page.getByRole('searchbox').fill('qqzzxxvv');
  await expect.element(page.getByText(say('casino:search.nothing', { text: 'qqzzxxvv' }))).toBeVisible();
  await expect
    .element(
      page.getByRole('list', { name: say('casino:search.near') }).getByRole('article', { name: 'Roulette' }),
    )
    .toBeInTheDocument();
});
