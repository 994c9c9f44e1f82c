import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleLeaders, sampleSite, sampleSports } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as ChampScreen from './ChampScreen.tsx';

const answers = {
  lineSports: () => sampleSports,
  lineCompetitions: () => ({ competitions: [] }),
  lineMatches: () => ({ at: sampleSite.serverTime, matches: [], markets: [] }),
  cricketLeaders: () => sampleLeaders,
} satisfies Answers;

async function open(query = '', changed: Answers = {}) {
  await page.viewport(390, 844);
  return openScreen(ChampScreen, {
    address: `cricket/champ/8-coastal-league${query}`,
    namespaces: ['cricket', 'betting', 'markets', 'sports'],
    answers: { ...answers, ...changed },
  });
}

const button = (name: string) => page.getByRole('button', { name });

test('table and players of a competition are in the address, also after a reload', async () => {
  const { say, address } = await open();
  await expect.element(page.getByText(say('cricket:champ.noMatches'))).toBeVisible();
  await button(say('cricket:champ.table')).click();
  await expect.element(page.getByRole('table').getByRole('link', { name: 'Lakeside' })).toBeVisible();
  expect(address()).toBe('/en/cricket/champ/8-coastal-league?view=table');
  expect(requestsOf('cricketLeaders').at(-1)?.query).toMatchObject({ competitionId: 8 });
  await open('?view=table');
  await expect.element(button(say('cricket:champ.table'))).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('table')).toBeVisible();
  await button(say('cricket:champ.players')).click();
  await expect.element(page.getByRole('heading', { name: say('cricket:home.bowlers') })).toBeVisible();
});

test('a table that couldn’t be loaded can be asked for again', async () => {
  const { say } = await open('?view=table', { cricketLeaders: () => refuse(503) });
  await expect.element(page.getByText(say('cricket:failed'))).toBeVisible();
  answerCalls(answers);
  await button(say('common:actions.retry')).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});
