import type { App } from '../support/app.ts';
import { asOperator } from '../support/asOperator.ts';
import { test } from '../support/outside.ts';
import { fillWithdrawal, requestWithdrawal } from '../support/payments.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { mailedCode } from '../support/sent.ts';
import { expect } from '../support/test.ts';

/** Decides about the withdrawal of the open page as an operator. */
async function decide({ page }: App, platform: Platform, decision: string, body: object): Promise<void> {
  const id = new URL(page.url()).searchParams.get('payment');
  await asOperator(platform, `/ops/withdrawals/${id}/${decision}`, body);
}

test('a withdrawal is confirmed by a code, checked by an operator, and paid', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  const player = await newPlayer(app, '300.00');
  await app.open('/office/deduce');
  await expect(page.getByText(say('payments:withdraw.can'))).toBeVisible();
  await fillWithdrawal(app, '120');
  await expect(page.getByRole('region', { name: say('payments:withdraw.where') })).toContainText('•••• 3000');
  await app.button('payments:withdraw.submit', { amount: '€120.00' }).click();
  await expect(page.getByText(say('payments:code.title', { amount: '€120.00' }))).toBeVisible();
  await page
    .getByLabel(say('payments:code.label'))
    .first()
    .fill(await mailedCode(player.email, platform));
  await app.button('payments:withdraw.submit', { amount: '€120.00' }).click();

  await expect(page).toHaveURL(/\/onpay\/withdraw\/pending\?payment=[0-9a-f]{32}$/);
  await expect.poll(async () => (await player.account()).money).toBe('180.00');
  await platform.passTime(6);
  await expect(page.getByRole('heading', { name: say('payments:withdrawal.review.title') })).toBeVisible();
  await decide(app, platform, 'documents', { documents: ['address'] });
  await expect(page.getByText(say('payments:withdrawal.document.address'))).toBeVisible();
  await decide(app, platform, 'approve', { reason: 'documents' });
  await platform.passTime(6);
  await expect(page).toHaveURL(/\/onpay\/withdraw\/success\?/);
  await expect(page.getByRole('heading', { name: say('payments:withdrawal.success.title') })).toBeVisible();

  await app.go('/office/historypay');
  const title = say('payments:history.withdrawal', { method: 'Bank account' });
  await expect(page.getByRole('link', { name: title })).toContainText('€120.00');
});

test('a refused withdrawal says why, and its money is back', async ({ app, page, platform }) => {
  const { say } = app;
  const player = await newPlayer(app, '300.00');
  await requestWithdrawal(app, platform, { email: player.email, amount: '50' });
  await decide(app, platform, 'refuse', { reason: 'name' });
  await expect(page).toHaveURL(/\/onpay\/withdraw\/fail\?/);
  await expect(page.getByText(say('payments:refusal.name'))).toBeVisible();
  await expect.poll(async () => (await player.account()).money).toBe('300.00');
});

test('payouts above an own amount are withdrawn automatically, until the player turns it off', async ({
  app,
  page,
}) => {
  const { say } = app;
  await newPlayer(app, '300.00');
  await app.open('/office/deduce');
  await page.getByLabel(say('payments:automatic.above')).fill('250');
  await app.button('payments:automatic.turnOn').click();
  const state = page.getByText(say('payments:automatic.on', { amount: '€250.00' }));
  await expect(state).toBeVisible();
  await app.open('/office/deduce');
  await expect(state).toBeVisible();
  await app.button('payments:automatic.turnOff').click();
  await expect(app.button('payments:automatic.turnOn')).toBeVisible();
  await expect(state).toBeHidden();
});
