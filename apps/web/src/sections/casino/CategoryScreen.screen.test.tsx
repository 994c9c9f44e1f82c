import type { AnswerOf, Calls, ListedGame } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleGame, sampleMyCasino } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { categoryScreen } from './CategoryScreen.tsx';

type Games = AnswerOf<Calls['casinoGames']>;

/** Creates a page of a list that can be narrowed to new games. */
function pageOf(games: readonly ListedGame[], next: string | null = null): Games {
  const tags = [{ value: 'new', label: 'New', games: 1 }];
  const options = { providers: [], features: [], volatility: [], tags };
  return { total: games.length, games: [...games], next, options, suggestions: [] };
}

const [old, fresh] = [sampleGame(1, 'Old one'), sampleGame(2, 'New one')];

const slots = {
  casinoCategories: () => ({ total: 2, categories: [] }),
  casinoGames: ({ query }) => pageOf(query.tag === 'new' ? [fresh] : [old, fresh]),
  myCasino: () => sampleMyCasino,
  accounts: () => sampleAccounts([]),
} satisfies Answers;

const open = (answers: Answers = {}, query = '') =>
  openScreen(
    { Component: categoryScreen('slots') },
    {
      address: `slots${query}`,
      namespaces: ['casino', 'titles'],
      answers: { ...slots, ...answers },
    },
  );

const game = (name: string) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name });

test('filters of a phone’s sheet are in the address, also after a reload, until they are reset', async () => {
  await page.viewport(390, 844);
  const { say, address, back } = await open();
  await expect.element(game('Old one')).toBeInTheDocument();
  await button(say('casino:filter.title')).click();
  const sheet = page.getByRole('dialog', { name: say('casino:filter.title') });
  const isNew = sheet.getByRole('button', { name: say('casino:tag.new'), exact: false });
  await isNew.click();
  await expect.element(isNew).toHaveAttribute('aria-pressed', 'true');
  const show = (count: number) =>
    sheet.getByRole('button', { name: say('casino:filter.show', { count, number: String(count) }) });
  await show(1).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(address()).toBe('/en/slots?tag=new');
  await expect.element(game('Old one')).not.toBeInTheDocument();
  expect(requestsOf('casinoGames').at(-1)?.query).toMatchObject({ category: 'slots', tag: 'new' });
  await back();
  expect(address()).toBe('/en');

  const reopened = await open({}, '?tag=new');
  await expect.element(game('New one')).toBeInTheDocument();
  await expect.element(game('Old one')).not.toBeInTheDocument();
  await button(say('casino:filter.chosen', { count: 1 })).click();
  await sheet.getByRole('button', { name: say('casino:filter.reset') }).click();
  await expect.element(show(2)).toBeVisible();
  expect(reopened.address()).toBe('/en/slots?filters=1');
});

test('further games are loaded while the list is scrolled, and only those near the window are rendered', async () => {
  await page.viewport(1366, 768);
  const PAGE = 96;
  await open({
    casinoGames: ({ query: { next = '0' } }) => {
      const games = Array.from({ length: PAGE }, (_, index) => sampleGame(Number(next) + index + 1));
      return pageOf(games, String(Number(next) + PAGE));
    },
  });
  const cells = page.getByRole('main').getByRole('listitem');
  await expect
    .poll(() => {
      scrollTo(0, document.body.scrollHeight);
      return cells.elements().length;
    })
    .toBeGreaterThan(300);
  expect(page.getByRole('article').elements().length).toBeLessThan(250);
});

test('games that couldn’t be loaded can be asked for again', async () => {
  await page.viewport(1366, 768);
  const { say } = await open({ casinoGames: () => refuse(503) });
  await expect.element(page.getByText(say('casino:failed'))).toBeVisible();
  answerCalls(slots);
  await button(say('common:actions.retry')).click();
  await expect.element(game('Old one')).toBeInTheDocument();
});
