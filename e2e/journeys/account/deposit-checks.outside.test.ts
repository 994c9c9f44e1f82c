import { asOperator } from '../support/asOperator.ts';
import { siteOf } from '../support/extraSites.ts';
import { answerPending, fillPapers, handIn } from '../support/identity.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';

test.use(siteOf('checks'));

test('above a sum of deposits the identity is asked for, then the source of the money', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  const player = await newPlayer(app);
  const amount = page.getByRole('textbox', { name: say('payments:deposit.amount') });
  await app.open('/office/recharge');
  await amount.fill('120');
  await app.button('payments:deposit.submit', { amount: '€120.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);

  await app.go('/office/recharge');
  await expect(page.getByText(say('payments:deposit.check.identity'))).toBeVisible();
  await expect(page.getByText(say('payments:unavailable.VERIFICATION_REQUIRED')).first()).toBeVisible();
  await expect(amount).toBeHidden();
  await page.getByRole('link', { name: say('payments:deposit.check.verify') }).click();
  await expect(page).toHaveURL(/\/office\/identification/);
  await app.button('identification:next').click();
  await fillPapers(app);
  await handIn(app);
  await answerPending(platform, await player.id(), 'approve', {});

  await app.open('/office/recharge');
  await expect(page.getByText(say('payments:deposit.check.left', { amount: '€30.00' }))).toBeVisible();
  await amount.fill('50');
  await app.button('payments:deposit.choose').click();
  await expect(page.getByText(say('payments:faults.above', { amount: '€30.00' }))).toBeVisible();
  await app.button('payments:deposit.check.send').click();
  await expect(page).toHaveURL(/\/office\/identification/);
  await expect(page.getByText(say('identification:detail.requested'))).toBeVisible();

  const funds = `/ops/money/${await player.id()}/funds`;
  await asOperator(platform, funds, { state: 'checked', reason: 'a bank statement' });
  await app.open('/office/recharge');
  await amount.fill('50');
  // The card of the first deposit pays again, without the provider's page.
  await app.button('payments:deposit.payWith', { amount: '€50.00', requisite: '•••• 4242' }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await asOperator(platform, funds, { state: 'asked', reason: 'unusual deposits' });
  await app.open('/office/recharge');
  await expect(page.getByText(say('payments:deposit.check.funds'))).toBeVisible();
  await expect(amount).toBeHidden();
});
