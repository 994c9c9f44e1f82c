import type { Coupon } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts, sampleBet, sampleSite } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as PowerBetScreen from './PowerBetScreen.tsx';

const now = sampleSite.serverTime / 1000;
const offer = { newCoef: '2.20', extraStake: '2.00', newPossiblePayout: '26.40', expiresAt: now + 60 };
const taken: Coupon = {
  ...sampleBet,
  coef: '2.20',
  openStake: '12.00',
  possiblePayout: '26.40',
  powerBet: { oldCoef: '2.00', extraStake: '2.00', oldPossiblePayout: '20.00', at: now },
};

const open = (answers: Answers) =>
  openScreen(PowerBetScreen, {
    address: `office/history/${sampleBet.id}/powerbet`,
    namespaces: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports', 'betActions'],
    answers: {
      accounts: () => sampleAccounts(),
      coupon: () => ({ coupon: sampleBet }),
      couponPowerBet: () => ({ availability: 1, offer }),
      ...answers,
    },
  });

const main = page.getByRole('main');

test('better terms are shown next to the old ones, and are accepted at what was shown', async () => {
  const { say, address } = await open({ takePowerBet: () => refuse(409, { code: 'TERMS_CHANGED' }) });
  const prices = main.getByRole('row').filter({ hasText: say('betActions:powerBet.price') });
  await expect.element(prices).toBeVisible();
  expect(
    prices
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['2.00', '2.20']));
  const take = main.getByRole('button', { name: say('betActions:powerBet.take', { amount: '€2.00' }) });
  await take.click();
  await expect.element(main.getByText(say('betActions:powerBet.refused'))).toBeVisible();

  answerCalls({ takePowerBet: () => ({ coupon: taken }), coupon: () => ({ coupon: taken }) });
  await take.click();
  await expect.element(main.getByText(say('betActions:powerBet.done', { amount: '€2.00' }))).toBeVisible();
  await expect.element(main.getByText(say('betActions:powerBet.before'))).toBeVisible();
  const back = main.getByRole('link', { name: say('betActions:powerBet.back') });
  await expect.element(back).toHaveFocus();
  const body = { newCoef: '2.20', extraStake: '2.00' };
  expect(requestsOf('takePowerBet').map((request) => request.body)).toEqual([body, body]);
  await back.click();
  await expect.poll(address).toBe(`/en/office/history/${sampleBet.id}`);
});

test('a bet without an offer says so, and leads back', async () => {
  const { say, address } = await open({ couponPowerBet: () => ({ availability: -2 }) });
  await expect.element(main.getByText(say('betActions:powerBet.unavailable'))).toBeVisible();
  await main.getByRole('link', { name: say('betActions:powerBet.back') }).click();
  await expect.poll(address).toBe(`/en/office/history/${sampleBet.id}`);
});
