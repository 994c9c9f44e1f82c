import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccount, sampleAccounts, samplePlayer, sampleSite } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as HistoryMailScreen from './HistoryMailScreen.tsx';

const DAY = 86_400;

const open = (answers: Answers) =>
  openScreen(HistoryMailScreen, {
    address: 'office/history-mail',
    namespaces: ['history'],
    answers: { accounts: () => sampleAccounts(), ...answers },
  });

const main = page.getByRole('main');

test('the bets of an account and of the last 30 days are sent to the player’s own address', async () => {
  const { say } = await open({ mailCouponHistory: () => refuse(422, { code: 'TOO_MANY_MAILS' }) });
  const submit = main.getByRole('button', { name: say('history:mailing.submit') });
  await submit.click();
  await expect.element(main.getByText(say('history:mailing.failed.tooOften'))).toBeVisible();

  answerCalls({ mailCouponHistory: () => ({ coupons: 3, email: samplePlayer.email ?? '' }) });
  await submit.click();
  const sent = say('history:mailing.sent', { count: 3, email: samplePlayer.email ?? '' });
  await expect.element(main.getByRole('status').getByText(sent)).toBeVisible();
  const today = sampleSite.serverTime / 1000 - DAY / 2;
  expect(requestsOf('mailCouponHistory').at(-1)?.body).toMatchObject({
    accountId: sampleAccount.id,
    from: today - 29 * DAY,
    to: today + DAY - 1,
    lng: 'en',
  });
});

test('days that are missing or in the wrong order are named, and nothing is sent', async () => {
  const { say } = await open({});
  const last = main.getByRole('group', { name: say('history:filter.to') });
  const year = last.getByLabelText(say('history:date.year'));
  await year.fill('2020');
  await main.getByRole('button', { name: say('history:mailing.submit') }).click();
  await expect.element(main.getByText(say('history:mailing.order'))).toBeVisible();
  await year.clear();
  await main.getByRole('button', { name: say('history:mailing.submit') }).click();
  await expect.element(main.getByText(say('history:mailing.needTo'))).toBeVisible();
  expect(requestsOf('mailCouponHistory')).toEqual([]);
});
