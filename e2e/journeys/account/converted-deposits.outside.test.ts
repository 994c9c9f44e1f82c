import { asOperator } from '../support/asOperator.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';

test('a deposit in another currency shows its rate before it is paid, and is credited at it', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  const { say } = app;
  quiet.allow(/409 \(Conflict\)/);
  const setRate = (units: string) =>
    asOperator(platform, '/ops/rates/USD', { units, reason: 'the bank’s rate' }, 'PUT');
  await setRate('1.08');
  const spread = { from: 'USD', to: 'EUR', percent: '1.5', reason: 'costs of the bank' };
  await asOperator(platform, '/ops/spreads/house', spread, 'PUT');
  const player = await newPlayer(app);
  await app.open('/office/recharge');
  await page.getByLabel(say('payments:deposit.currency')).selectOption('USD');
  const rate = say('payments:deposit.rateOf', { from: 'USD', to: 'EUR', rate: '0.925926' });
  await page.getByRole('textbox', { name: say('payments:deposit.amount') }).fill('50');
  await expect(page.getByText(rate)).toBeVisible();
  await expect(page.getByText('€45.60')).toBeVisible();
  const submit = page.getByRole('button', { name: /50\.00\sUSD/ });
  await expect(submit).toBeEnabled();

  // The quote ends while the player looks away: the new one has to be confirmed.
  await platform.passTime(31);
  await submit.click();
  await expect(page.getByText(say('payments:errors.RATE_CHANGED'))).toBeVisible();
  await expect(submit).toBeEnabled();
  await submit.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await expect(page.getByText(rate)).toBeVisible();
  await expect.poll(async () => (await player.account()).money).toBe('45.60');
});
