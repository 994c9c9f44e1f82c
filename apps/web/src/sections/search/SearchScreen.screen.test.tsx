import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleMarket, sampleMatch, sampleSite, sampleSports } from '../../testing/samples.ts';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as SearchScreen from './SearchScreen.tsx';

const none = { sports: [], competitions: [], teams: [], matches: [] };
const harbour = { id: 11, name: 'Harbour City', sportId: 1, competition: 'Premier League', country: 'GB' };
const league = {
  id: 3,
  sportId: 1,
  name: 'Premier League',
  slug: 'premier-league',
  country: 'GB',
  live: 1,
  line: 1,
};

const answers = {
  lineSports: () => sampleSports,
  lineCompetitions: () => ({ competitions: [league] }),
  pickedMatches: () => ({
    at: sampleSite.serverTime,
    matches: [sampleMatch(5, { status: 2, producer: 'live' })],
  }),
  search: ({ query: { text } }) => (text.toLowerCase() === 'harbour' ? { ...none, teams: [harbour] } : none),
} satisfies Answers;

const open = (query = '', changed: Answers = {}) =>
  openScreen(SearchScreen, {
    address: `search-events${query}`,
    namespaces: ['betting', 'events', 'markets', 'sports'],
    answers: { ...answers, ...changed },
  });

const field = page.getByRole('searchbox');
const link = (name: string) => page.getByRole('link', { name, exact: false });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => page.viewport(390, 844));

test('has the focus on opening, so that typing goes into the field', async () => {
  await open();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('harb');
  await expect.element(field).toHaveValue('harb');
});

test('a team is found and opened by keyboard, and its text is offered again until it is forgotten', async () => {
  const { say, address, back } = await open();
  await field.fill('h');
  await expect.element(page.getByText(say('events:search.short'))).toBeVisible();
  await field.fill('HARBOUR');
  await expect.element(link('Harbour City')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: say('events:search.teams') })).toBeVisible();
  expect(address()).toBe('/en/search-events?text=HARBOUR');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('Harbour City')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/en/team/11-harbour-city');
  await back();
  await back();
  expect(address()).toBe('/en');

  await open();
  await button('HARBOUR').click();
  await expect.element(link('Harbour City')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await button(say('events:search.forget')).click();
  await expect.element(page.getByText(say('events:search.recent'))).not.toBeInTheDocument();
});

test('before a search, live matches and popular competitions are suggested, and opened by keyboard', async () => {
  const { say, address } = await open();
  const group = (name: string) => page.getByRole('heading', { name });
  await expect.element(group(say('events:search.live'))).toBeVisible();
  await expect.element(group(say('events:search.popular'))).toBeVisible();
  await expect.element(link('Harbour City – Northgate')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/en/live/football/3-premier-league/5-harbour-city-northgate');
});

test('a text without results is named', async () => {
  const { say } = await open('?text=zzqqxx');
  await expect.element(page.getByText(say('events:search.nothing', { text: 'zzqqxx' }))).toBeVisible();
});

test('a search that failed can be repeated', async () => {
  const { say } = await open('?text=harbour', { search: () => refuse(503) });
  await expect.element(page.getByText(say('events:search.failed'))).toBeVisible();
  answerCalls(answers);
  await button(say('common:actions.retry')).click();
  await expect.element(link('Harbour City')).toBeVisible();
});

test('a found match is a row with its prices, reached by the arrow keys, and its text is offered again', async () => {
  const match = sampleMatch(5);
  const { say, address, back } = await open('?text=northgate', {
    search: () => ({ ...none, matches: [match] }),
    lineMatches: () => ({
      at: sampleSite.serverTime,
      matches: [match],
      markets: [sampleMarket(5, 'match-result', ['home', 'draw', 'away'], { main: true })],
    }),
  });
  const row = page.getByRole('article');
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole('heading', { name: say('events:search.matches') })).toBeVisible();
  expect(row.element().querySelectorAll('[data-boxed]')).toHaveLength(3);
  await field.click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/en/line/football/3-premier-league/5-harbour-city-northgate');
  await back();
  await open();
  await expect.element(button('northgate')).toBeVisible();
});
