import type { AnswerOf, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { sampleSite } from '../../testing/samples.ts';
import * as ExpressScreen from './ExpressScreen.tsx';

type Express = AnswerOf<Calls['expressesOfDay']>['expresses'][number];

/** Creates an express of one selection. */
function expressOf(matchId: number, isLive: boolean): Express {
  const marketId = `${matchId}.match-result`;
  const bet = {
    gameId: matchId,
    marketId,
    selectionId: `${marketId}:home`,
    selectionKey: 'home',
    marketType: 'match-result',
    isLive,
    sportId: 1,
    competition: 'Premier League',
    country: 'GB',
    home: 'Harbour City',
    away: 'Northgate',
    startsAt: sampleSite.serverTime / 1000 + 3600,
    coef: '2.5',
    isBlocked: false,
  };
  return { expressId: String(matchId), isLive, boostPercent: 5, coef: '2.625', bets: [bet] };
}

const both = () => ({ expresses: [expressOf(1, false), expressOf(2, true)] });

const open = (answers: Answers = {}) =>
  openScreen(ExpressScreen, {
    address: 'express-day',
    namespaces: ['slips', 'betting', 'coupon', 'markets', 'marketsMore', 'sports'],
    answers: { expressesOfDay: both, ...answers },
  });

const card = (name: string) => page.getByRole('region', { name });
const kind = (name: string) => page.getByRole('button', { name });

test('each kind of expresses can be hidden, also after a reload', async () => {
  const { say } = await open();
  const [line, live] = [
    say('slips:express.name', { number: 1 }),
    say('slips:express.liveName', { number: 1 }),
  ];
  await expect.element(card(live)).toBeVisible();
  await kind(say('slips:express.live')).click();
  await expect.element(card(live)).not.toBeInTheDocument();
  await expect.element(card(line)).toBeVisible();
  await open();
  await expect.element(card(line)).toBeVisible();
  await expect.element(kind(say('slips:express.live'))).toHaveAttribute('aria-pressed', 'false');
  await kind(say('slips:express.line')).click();
  await expect.element(page.getByText(say('slips:express.hidden'))).toBeVisible();
});

test('none at all lead to the live matches', async () => {
  const { say, address } = await open({ expressesOfDay: () => ({ expresses: [] }) });
  await expect.element(page.getByText(say('slips:express.empty'))).toBeVisible();
  await page.getByRole('link', { name: say('slips:express.emptyAction') }).click();
  await expect.poll(address).toBe('/en/live');
});

test('those that couldn’t be loaded can be asked for again', async () => {
  const { say } = await open({ expressesOfDay: () => refuse(500) });
  await expect.element(page.getByRole('alert').getByText(say('slips:express.error'))).toBeVisible();
  answerCalls({ expressesOfDay: both });
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect.element(card(say('slips:express.name', { number: 1 }))).toBeVisible();
});
