import type { Rewards } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { sampleAccount, sampleSite } from '../../testing/samples.ts';
import * as RewardsScreen from './RewardsScreen.tsx';

/** A player with 300 points on the second of two levels. */
const rewards: Rewards = {
  accountId: sampleAccount.id,
  iso: 'EUR',
  balance: '300.00',
  earned: '300.00',
  level: 2,
  levels: [
    { level: 1, from: 0, rate: '0.006' },
    { level: 2, from: 200, rate: '0.0065' },
  ],
  isExpiringSoon: false,
  least: 100,
  monthRoom: '100.00',
  rates: { sport: '0.3' },
  base: 'EUR',
};
const entry = { id: '1', at: sampleSite.serverTime / 1000, balance: '100.00' };

const open = (answers: Answers = {}) =>
  openScreen(RewardsScreen, {
    address: 'office/rewards',
    namespaces: ['titles', 'rewards'],
    answers: {
      rewards: () => rewards,
      pointsHistory: () => ({ entries: [], next: null }),
      ...answers,
    },
  });

test('points are exchanged by keyboard for the money shown, and too few of them are refused', async () => {
  const { say } = await open({ exchangePoints: () => refuse(422, { code: 'TOO_MANY' }) });
  await expect.element(page.getByRole('heading', { name: say('rewards:levels.2') })).toBeVisible();
  const form = page.getByRole('region', { name: say('rewards:exchange.title') });
  const points = form.getByRole('textbox', { name: say('rewards:exchange.field') });
  await expect.element(points).toHaveValue('300.00');
  await points.fill('20');
  await form.getByRole('button', { name: say('rewards:exchange.submitFor', { amount: '€0.13' }) }).click();
  await expect.element(points).toHaveAttribute('aria-invalid', 'true');
  expect(requestsOf('exchangePoints')).toEqual([]);

  await points.fill('200');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText(say('rewards:errors.TOO_MANY'))).toBeVisible();
  answerCalls({
    exchangePoints: () => ({ points: '200.00', amount: '1.30', iso: 'EUR' }),
    rewards: () => ({ ...rewards, balance: '100.00' }),
    pointsHistory: () => ({ entries: [{ ...entry, kind: 'exchanged', points: '-200.00' }], next: null }),
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText(say('rewards:exchange.done', { amount: '€1.30' }))).toBeVisible();
  await expect.element(page.getByText(say('rewards:history.exchanged'))).toBeVisible();
  await expect.element(points).toHaveValue('100.00');
  expect(requestsOf('exchangePoints').map(({ body }) => body)).toEqual([
    { points: '200' },
    { points: '200' },
  ]);
});

test('more points than the player has are refused, and the page fits a phone', async () => {
  await page.viewport(390, 844);
  const { say } = await open();
  const points = page.getByRole('textbox', { name: say('rewards:exchange.field') });
  await points.fill('301');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText(say('rewards:exchange.more', { balance: '300' })).first())
    .toBeVisible();
  expect(requestsOf('exchangePoints')).toEqual([]);
  expectNoOverflow();
});
