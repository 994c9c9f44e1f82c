import type { AnswerOf, Calls, Result } from '@touchline/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleResult, sampleSite, sampleSports } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as ResultsScreen from './ResultsScreen.tsx';

const football = sampleResult(7);
const tennis = sampleResult(8, { sportId: 4, competitionId: 4, home: 'A. Ito', away: 'B. Lund' });

/** Creates the first page of the results of a day. */
function pageOf(results: readonly Result[]): AnswerOf<Calls['results']> {
  return {
    now: sampleSite.serverTime / 1000,
    day: '2026-11-21',
    playing: [],
    results: [...results],
    sports: [1, 4],
    competitions: [],
    next: null,
  };
}

const answers = {
  lineSports: () => sampleSports,
  results: ({ query: { sportId, text = '' } }) =>
    pageOf(
      [football, tennis].filter(
        ({ sportId: own, home }) => (sportId === undefined || own === sportId) && home.includes(text),
      ),
    ),
} satisfies Answers;

const open = (query = '', changed: Answers = {}) =>
  openScreen(ResultsScreen, {
    address: `results${query}`,
    namespaces: ['betting', 'events', 'markets', 'sports'],
    answers: { ...answers, ...changed },
  });

const row = (name: string) => page.getByRole('article').filter({ has: page.getByText(name) });
const field = page.getByRole('searchbox');

beforeEach(() => page.viewport(390, 844));

test('results are filtered by day, sport and name, which are in the address, until they are reset', async () => {
  const { say, address } = await open();
  await expect.element(row('A. Ito')).toBeVisible();
  await page
    .getByRole('group', { name: say('events:results.days') })
    .getByRole('button')
    .nth(1)
    .click();
  await page
    .getByRole('group', { name: say('events:results.sport') })
    .getByRole('button', { name: say('sports:sport.football') })
    .click();
  await field.fill('Harbour');
  await expect.element(row('Harbour City')).toBeVisible();
  await expect.element(row('A. Ito')).not.toBeInTheDocument();
  expect(address()).toBe('/en/results?day=2026-11-20&sport=1&text=Harbour');
  await expect
    .poll(() => requestsOf('results').at(-1)?.query)
    .toMatchObject({ section: 'zone', day: '2026-11-20', text: 'Harbour' });

  const reopened = await open('?day=2026-11-20&sport=1&text=Harbour');
  await expect.element(field).toHaveValue('Harbour');
  await expect.element(row('Harbour City')).toBeVisible();
  await field.fill('nobody');
  await expect.element(page.getByText(say('events:results.empty'))).toBeVisible();
  await page.getByRole('button', { name: say('events:results.reset') }).click();
  await expect.element(row('A. Ito')).toBeVisible();
  expect(reopened.address()).toBe('/en/results');
});

test('results that couldn’t be loaded can be asked for again', async () => {
  const { say } = await open('', { results: () => refuse(503) });
  await expect.element(page.getByText(say('events:results.failed'))).toBeVisible();
  answerCalls(answers);
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect.element(row('Harbour City')).toBeVisible();
});
