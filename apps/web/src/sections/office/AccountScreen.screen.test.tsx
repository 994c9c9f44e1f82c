import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccount, sampleAccounts, sampleBet, sampleLimits } from '../../testing/samples.ts';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as AccountScreen from './AccountScreen.tsx';

const open = (answers: Answers = {}) =>
  openScreen(AccountScreen, {
    address: 'office/menu/profile',
    namespaces: [
      'titles',
      'office',
      'account',
      'limits',
      'identification',
      'history',
      'betActions',
      'coupon',
      'markets',
      'marketsMore',
      'sports',
    ],
    answers: {
      accounts: () => sampleAccounts([{ ...sampleAccount, money: '123.45' }]),
      walletEntries: () => ({ entries: [], next: null }),
      couponHistory: () => ({ coupons: [], next: null }),
      limits: () => sampleLimits,
      sessionHistory: () => ({ sessions: [], next: null }),
      ...answers,
    },
  });

const main = page.getByRole('main');

beforeEach(() => page.viewport(390, 844));

test('protection, balance, bets and limits are shown, and a card that fails can be asked for again', async () => {
  const { say } = await open({ sessionHistory: () => refuse(503) });
  await expect.element(main.getByText('€123.45')).toBeVisible();
  await expect.element(main.getByText(say('account:bets.empty'))).toBeVisible();
  await expect.element(main.getByText(say('account:limits.empty'))).toBeVisible();
  await expect.element(main.getByRole('link', { name: say('account:step.twoFactor.action') })).toBeVisible();
  await expect.element(main.getByText(say('account:sessions.failed'))).toBeVisible();
  answerCalls({ sessionHistory: () => ({ sessions: [], next: null }) });
  await main.getByRole('button', { name: say('account:retry') }).click();
  await expect.element(main.getByText(say('account:sessions.this'))).toBeVisible();
});

test('the player’s points are shown with the balance, where there are any', async () => {
  const withPoints = (points: string) => ({ accounts: () => sampleAccounts([{ ...sampleAccount, points }]) });
  const { say } = await open(withPoints('12.50'));
  await expect.element(main.getByText(say('account:balance.points'))).toBeVisible();
  await expect.element(main.getByText('12.5', { exact: true })).toBeVisible();
});

test('each card fails by itself', async () => {
  const fails = () => refuse(503);
  const { say } = await open({ accounts: fails, couponHistory: fails, limits: fails });
  for (const name of ['balance', 'bets', 'limits'])
    await expect.element(main.getByText(say(`account:${name}.failed`))).toBeVisible();
  await expect.element(main.getByText(say('account:sessions.this'))).toBeVisible();
});

test('an open bet shows its selection, state and amounts, and its cash-out leads to its page', async () => {
  const { say, address } = await open({
    couponHistory: () => ({ coupons: [sampleBet], next: null }),
    couponSale: () => ({ availability: 1, amount: '9.50', delaySeconds: 0 }),
  });
  const row = main.getByRole('listitem').filter({ hasText: say('history:standing.toCome') });
  const selection = say('markets:selection.match-result.home', { home: 'Harbour City' });
  await expect.element(row.getByText(selection)).toBeVisible();
  await expect
    .element(main.getByText(say('account:bets.sum', { count: 1, stake: '€10.00', payout: '€20.00' })))
    .toBeVisible();
  await row.getByRole('link', { name: say('betActions:sale.sell', { amount: '€9.50' }) }).click();
  await expect.poll(address).toBe(`/en/office/history/${sampleBet.id}`);
});
