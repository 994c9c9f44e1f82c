import type { AnswerOf, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toggleBet } from '../../features/coupon/coupon.actions.ts';
import { sampleMatches } from '../../testing/couponSamples.ts';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openCoupon } from '../../testing/screen/openCoupon.tsx';
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

test('an express is added whole, and other selections get a coupon of their own', async () => {
  const { say } = await open();
  for (const { pick } of sampleMatches.slice(-1)) toggleBet(pick);
  const express = card(say('slips:express.name', { number: 1 }));
  await express.getByRole('button', { name: say('slips:express.add', { count: 1 }) }).click();
  await expect.element(express.getByRole('button', { name: say('slips:express.added') })).toBeDisabled();
  await expect.element(notice(say('slips:express.beside'))).toBeVisible();
  const { legs } = await openCoupon();
  await expect.element(legs.getByText('Northgate', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: `${say('coupon:slips.tab', { number: 1 })} 1` }).click();
  await expect.element(legs.getByText('Riverton Rovers', { exact: false }).first()).toBeVisible();
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
