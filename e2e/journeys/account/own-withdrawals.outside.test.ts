import { siteOf } from '../support/extraSites.ts';
import { tabTo } from '../support/keys.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { mailedCode } from '../support/sent.ts';
import { expect } from '../support/test.ts';

test.use(siteOf('withdrawals'));

const CREATE = '**/web-api/payments/withdrawals';

test('a withdrawal whose answer is lost is repeated by its key, and is paid without an operator', async ({
  app,
  page,
  platform,
  sandbox,
  quiet,
}) => {
  const { say } = app;
  quiet.allow(/ERR_FAILED/);
  const player = await newPlayer(app);
  const order = { methodId: 'card', accountId: (await player.account()).id, amount: '200.00' };
  const deposit = await page.evaluate(async (body) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' };
    const answer = await fetch('/web-api/payments/deposits', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  }, order);
  await sandbox.act(deposit.payment.redirectUrl, 'pay');

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments/withdrawals'))
      keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    CREATE,
    async (route) => {
      // The platform gets this request, and its answer is lost.
      const request = route.request();
      await page.evaluate(
        async ([to, headers, body]) => void (await fetch(to, { method: 'POST', headers, body })),
        [request.url(), request.headers(), request.postData()] as const,
      );
      await route.abort();
    },
    { times: 1 },
  );
  await app.open('/office/deduce');
  await page.getByRole('textbox', { name: say('payments:deposit.amount') }).fill('50');
  const submit = app.button('payments:withdraw.submit', { amount: '€50.00' });
  await submit.click();
  await page
    .getByLabel(say('payments:code.label'))
    .first()
    .fill(await mailedCode(player.email, platform));
  await submit.click();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.waitForURL(/\/onpay\/withdraw\/pending\?/, { timeout: 5000 }).catch(() => submit.click());
  await expect(page).toHaveURL(/\/onpay\/withdraw\/pending\?/);
  // The two of the lost answer, and those that repeat it.
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(async () => (await player.account()).money).toBe('150.00');

  await platform.passTime(6);
  await expect(page).toHaveURL(/\/onpay\/withdraw\/success\?/);
});

test.describe('on a phone in Arabic', () => {
  test.use({ lang: 'ar', viewport: { width: 390, height: 844 } });
  test('by keyboard: a player withdraws to a new account and cancels', async ({ app, page, platform }) => {
    const { say } = app;
    const player = await newPlayer(app, '300.00');
    await app.open('/office/deduce');
    await tabTo(page, page.getByLabel('اسم صاحب الحساب'));
    await page.keyboard.type('Ada Byron');
    await tabTo(page, page.getByLabel('رقم IBAN'), { most: 4 });
    await page.keyboard.type('DE89370400440532013000');
    await tabTo(page, page.getByRole('textbox', { name: say('payments:deposit.amount') }), { most: 6 });
    await page.keyboard.type('50');
    await expect(page.getByRole('region', { name: say('payments:withdraw.where') })).toContainText('3000');
    await page.keyboard.press('Enter');
    const digit = page.getByLabel(say('payments:code.label')).first();
    await digit.waitFor();
    if (!(await digit.evaluate((element) => element === document.activeElement))) await tabTo(page, digit);
    await page.keyboard.type(await mailedCode(player.email, platform));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/onpay\/withdraw\/pending\?/);
    await expect.poll(async () => (await player.account()).money).toBe('250.00');
    await platform.passTime(6);
    await expect(app.heading('payments:withdrawal.review.title')).toBeVisible();
    await tabTo(page, app.button('payments:withdrawal.cancelIt'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await tabTo(page, dialog.getByRole('button', { name: say('payments:withdrawal.cancelIt') }), { most: 4 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/onpay\/withdraw\/cancel\?/);
    await expect(app.heading('payments:withdrawal.cancel.title')).toBeVisible();
    await expect.poll(async () => (await player.account()).money).toBe('300.00');
  });
});
