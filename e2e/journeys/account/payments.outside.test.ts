import { tabTo } from '../support/keys.ts';
import { test } from '../support/outside.ts';
import { newEmail, newPlayer, playerOn } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { upcomingPick } from '../support/slip.ts';
import { expect } from '../support/test.ts';

test('a player pays in over a page, comes back to it and sees the payment', async ({ app, page }) => {
  const { say } = app;
  const player = await newPlayer(app);
  await app.open('/live');
  await app.balance.click();
  const sheet = page.getByRole('dialog', { name: say('payments:deposit.title') });
  await sheet.getByRole('button', { name: 'E-wallet' }).click();
  await sheet.getByRole('textbox', { name: say('payments:deposit.amount') }).fill('40');
  await expect(sheet.getByText('€39.30')).toBeVisible();
  await sheet.getByRole('button', { name: say('payments:deposit.submit', { amount: '€40.00' }) }).click();

  await expect(page.getByText('40.00 EUR')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { name: say('payments:result.success.title') })).toBeVisible();
  await expect.poll(async () => (await player.account()).money).toBe('39.30');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('payments:result.back') })
    .click();
  await expect(page).toHaveURL(app.address('/live'));

  await app.go('/office/historypay');
  const title = say('payments:history.deposit', { method: 'E-wallet' });
  const row = page.getByRole('link', { name: title });
  await expect(row).toContainText('+ €40.00');
  await row.click();
  await expect(page).toHaveURL(/\/en\/office\/historypay\/[0-9a-f]{32}$/);
  await expect(page.getByText(say('payments:record.providerRef'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(say('payments:record.company'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: say('payments:result.toHistory') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await app.go('/office/historypay/unknown');
  await expect(page.getByText(say('payments:result.unknown.title')).first()).toBeVisible();
});

test('by keyboard: a player deposits and returns to the page', async ({ app, page }) => {
  const { say } = app;
  const player = await newPlayer(app);
  await app.open('/live');
  await tabTo(page, app.balance);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: say('payments:deposit.title') });
  const amount = sheet.getByRole('textbox', { name: say('payments:deposit.amount') });
  await expect(amount).toBeVisible();
  await settled(page);
  await tabTo(page, amount, { most: 30 });
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');

  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  await tabTo(page, pay, { most: 10 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await expect.poll(async () => Number((await player.account()).money)).toBeGreaterThan(0);
  const back = page.getByRole('main').getByRole('link', { name: say('payments:result.back') });
  await expect(back).toBeVisible();
  await settled(page);
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(app.address('/live'));
});

test('a declined payment says why, and the next attempt succeeds', async ({ app, page }) => {
  const { say } = app;
  const player = await newPlayer(app);
  await app.open('/office/recharge');
  const amount = page.getByRole('textbox', { name: say('payments:deposit.amount') });
  await amount.fill('4');
  await app.button('payments:deposit.choose').click();
  await expect(page.getByText(say('payments:faults.below', { amount: '€5.00' }))).toBeVisible();
  await amount.fill('20.01');
  await app.button('payments:deposit.submit', { amount: '€20.01' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/fail\?/);
  await expect(page.getByText(say('payments:reason.declined'))).toBeVisible();
  await page.getByRole('link', { name: say('payments:result.other') }).click();
  await expect(page.getByText(say('payments:deposit.retryOther'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('payments:deposit.amount') })).toHaveValue('20.01');
  await page.getByRole('button', { name: 'Bank card' }).click();
  await page.getByRole('button', { name: '€50', exact: true }).click();
  await app.button('payments:deposit.submit', { amount: '€50.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await expect.poll(async () => (await player.account()).money).toBe('50.00');
});

test('the page of an open payment follows the server, not its address', async ({ app, page, sandbox }) => {
  const { say } = app;
  await newPlayer(app);
  await app.open('/office/recharge');
  await page.getByRole('textbox', { name: say('payments:deposit.amount') }).fill('20.03');
  await app.button('payments:deposit.submit', { amount: '€20.03' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/pending\?/);
  const { search } = new URL(page.url());
  await app.open(`/onpay/success${search}`);
  await expect(page).toHaveURL(new RegExp(`/onpay/pending\\?`));
  await expect(page.getByRole('heading', { name: say('payments:result.pending.title') })).toBeVisible();
  await sandbox.advance(60);
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await expect(app.balance).toHaveAccessibleName(/€20\.03/);
});

test('the history is filtered by direction, and its sums follow the period', async ({ app, page }) => {
  const { say } = app;
  await newPlayer(app);
  await app.open('/office/recharge');
  await page.getByRole('textbox', { name: say('payments:deposit.amount') }).fill('60');
  await app.button('payments:deposit.submit', { amount: '€60.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/onpay\/success\?/);
  await app.go('/office/historypay');
  const payment = page.getByRole('link', { name: say('payments:history.deposit', { method: 'Bank card' }) });
  await expect(payment).toBeVisible();
  await expect(page.getByText(say('payments:history.net'))).toBeVisible();
  await page.getByRole('button', { name: say('payments:history.period.365') }).click();
  await expect(page).toHaveURL(/period=365/);
  await expect(payment).toBeVisible();
  const saved = page.waitForEvent('download');
  await app.button('payments:history.export').click();
  expect((await saved).suggestedFilename()).toBe('payments.csv');
  await app.go('/office/historypay?direction=withdrawal');
  await expect(page.getByText(say('payments:history.emptyFiltered'))).toBeVisible();
});

test('visitors read the payment methods of the site', async ({ app, page }) => {
  const { say } = app;
  await app.open('/information/payment');
  await expect(page.getByRole('heading', { level: 1, name: say('titles:of.paymentMethods') })).toBeVisible();
  await expect(page.getByText('Bank card').first()).toBeVisible();
});

for (const [where, width] of [
  ['on a phone', 390],
  ['beside the coupon of a wide window', 1366],
] as const) {
  test(
    `${where}: from the first deposit to the first bet`,
    { tag: '@money' },
    async ({ app, page, platform }) => {
      const { say } = app;
      await page.setViewportSize({ width, height: 844 });
      const pick = await upcomingPick(platform);
      await app.openMatch(pick.match, 'football');
      await app.price(pick).click();
      await app.openCoupon();
      await app.stake.fill('12.50');
      await app.coupon.getByRole('button', { name: say('coupon:joinToBet') }).click();
      const email = newEmail();
      await app.register(email);
      const player = playerOn(page, email);

      await app.coupon.getByRole('button', { name: say('common:header.deposit'), exact: true }).click();
      const sheet = page.getByRole('dialog', { name: say('payments:deposit.title') });
      await expect(sheet.getByText(say('payments:deposit.missing', { amount: '€12.50' }))).toBeVisible();
      await sheet.getByRole('button', { name: 'E-wallet' }).click();
      const amount = sheet.getByRole('textbox', { name: say('payments:deposit.amount') });
      const proposed = Number(await amount.inputValue());
      expect(proposed).toBeGreaterThan(12.5);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(app.stake).toHaveValue('12.50');
      await app.coupon.getByRole('button', { name: say('common:header.deposit'), exact: true }).click();
      await sheet.getByRole('button', { name: 'E-wallet' }).click();
      const whole = `€${proposed.toFixed(2)}`;
      await sheet.getByRole('button', { name: say('payments:deposit.submit', { amount: whole }) }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/onpay\/success\?/);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('payments:result.toCoupon') })
        .click();

      await expect(app.stake).toHaveValue('12.50');
      await expect(app.coupon.getByRole('listitem')).toHaveCount(1);
      await app.place.click();
      await expect(app.coupon).toContainText(say('couponMore:placement.accepted'));
      const [bet, ...more] = await player.coupons();
      expect(more).toEqual([]);
      expect(bet).toMatchObject({ amount: '12.50', state: 'accepted' });
    },
  );
}
