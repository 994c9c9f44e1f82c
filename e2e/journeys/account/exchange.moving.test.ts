import { asOperator } from '../support/asOperator.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { tabTo } from '../support/keys.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400_000;

/** Sets the price of the dollar. */
const setRate = (platform: Platform) =>
  asOperator(platform, '/ops/rates/USD', { units: '1.08', reason: 'Tried by a journey' }, 'PUT');

test('a player exchanges money between two wallets by keyboard and sees the movements', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  await newPlayer(app, '100.00');
  await setRate(platform);
  await app.open('/office/wallets');
  await page.getByRole('button', { name: say('wallets:add') }).click();
  await page.getByRole('button', { name: /USD/ }).click();
  const open = page.getByRole('button', { name: say('wallets:exchange.open') });
  await expect(open).toBeVisible();
  await settled(page);
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: say('wallets:exchange.title') });
  const amount = sheet.getByRole('textbox', { name: say('wallets:exchange.amount') });
  await expect(amount).toBeVisible();
  await settled(page);
  await tabTo(page, amount, { most: 20 });
  await page.keyboard.type('100');
  await expect(sheet.getByText('106.38 USD')).toBeVisible();
  await expectAccessible(page, 'exchange', { modes: ['light'] });
  await page.keyboard.press('Enter');
  const done = say('wallets:exchange.done', { given: '€100.00', got: '106.38 USD' });
  await expect(page.getByText(done).first()).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: /106\.38/ }).click();
  await expect(page.getByRole('heading', { name: say('wallets:entries.title') })).toBeVisible();
  await expect(page.getByText('+106.38 USD')).toBeVisible();
  await page.getByRole('link', { name: say('wallets:entries.back') }).click();
  await expect(open).toBeVisible();
});

test('an operator gives up a currency, and its player moves the wallet to another one', async ({
  app,
  page,
  platform,
  browser,
}) => {
  const { say } = app;
  await newPlayer(app, '50.00');
  await setRate(platform);
  const desk = new OperatorConsole(await browser.newPage(), platform);
  await desk.open('currencies/transfers');
  const day = new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10);
  await desk.page.getByRole('combobox', { name: word('rates.column.iso') }).selectOption('EUR');
  const [year = '', month = '', date = ''] = day.split('-');
  const end = desk.page.getByRole('group', { name: word('transfers.day') });
  await end.getByLabel(word('date.day')).fill(date);
  await end.getByLabel(word('date.month')).fill(month);
  await end.getByLabel(word('date.year')).fill(year);
  await desk.page.getByRole('textbox', { name: word('edit.reason') }).fill('The bank closes it');
  await desk.page.getByRole('button', { name: word('transfers.markLabel') }).click();
  await expect(desk.page.getByText(/with EUR (?:is|are) asked/)).toBeVisible();
  await desk.page.close();

  await app.open('/live?transfer-user=1');
  const sheet = page.getByRole('dialog', { name: say('visit:transfer.title') });
  await sheet.getByRole('link', { name: say('visit:transfer.go') }).click();
  await expect(page).toHaveURL(app.address('/office/convert-account'));
  await page.getByRole('radio', { name: /US/ }).click();
  await page.getByRole('button', { name: say('wallets:convert.submit', { amount: '€50.00' }) }).click();
  await expect(page.getByText(say('wallets:convert.done'))).toBeVisible();
  await page.getByRole('link', { name: say('wallets:convert.wallets') }).click();
  await expect(page.getByText(say('wallets:active'), { exact: true })).toBeVisible();
  const lifted = { siteId: 'house', iso: 'EUR', reason: 'Tried by a journey' };
  await asOperator(platform, '/ops/transfers/lift', lifted);
});
