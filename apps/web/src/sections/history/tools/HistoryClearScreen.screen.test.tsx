import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccount, sampleAccounts, sampleSite } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as HistoryClearScreen from './HistoryClearScreen.tsx';

const now = sampleSite.serverTime / 1000;

/** Answers like a platform that hides an account's settled bets, and restores them. */
function clearing(): Answers {
  let cleared: { readonly clearedAt?: number } = {};
  return {
    couponHistory: () => ({ coupons: [], next: null, ...cleared }),
    clearCouponHistory: ({ body }) => {
      cleared = body.isCleared ? { clearedAt: now } : {};
      return cleared;
    },
  };
}

const open = (answers: Answers) =>
  openScreen(HistoryClearScreen, {
    address: 'office/history-clear',
    namespaces: ['history'],
    answers: { accounts: () => sampleAccounts(), ...answers },
  });

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });

test('settled bets are hidden since now, and shown again', async () => {
  const { say } = await open({ ...clearing(), clearCouponHistory: () => refuse(503) });
  await button(say('history:clearing.submit')).click();
  await expect.element(main.getByText(say('common:errors.server'))).toBeVisible();
  const undo = button(say('history:clearing.undo'));
  await expect.element(undo).not.toBeInTheDocument();

  answerCalls(clearing());
  await button(say('history:clearing.submit')).click();
  const when = say('history:when.at', { day: 'Today', time: '12:00' });
  await expect
    .element(main.getByRole('status').getByText(say('history:clearing.note', { when })))
    .toBeVisible();
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
  const { id: accountId } = sampleAccount;
  expect(requestsOf('clearCouponHistory').map(({ body }) => body)).toEqual([
    { accountId, isCleared: true },
    { accountId, isCleared: true },
    { accountId, isCleared: false },
  ]);
});
