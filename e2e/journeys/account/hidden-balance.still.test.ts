import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const AMOUNT = '123.45';

test('a hidden balance is shown after a tap, on every page, until the page is reloaded', async ({
  app,
  page,
}) => {
  const { say } = app;
  await newPlayer(app, AMOUNT);
  const amount = page.getByText(AMOUNT);
  const show = page.getByRole('banner').getByRole('button', { name: say('settings:hideBalance.show') });
  const hide = page.getByRole('switch', { name: say('settings:hideBalance.label') });
  await app.open('/office/account-settings');
  await expect(amount).toBeVisible();
  const kept = page.waitForResponse('**/hide-balance');
  await hide.click();
  await expect(show).toBeVisible();
  await expect(amount).toHaveCount(0);
  await kept;

  // The balance is never visible before it is masked, however late the account answers.
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(text)) sessionStorage.setItem('seen', 'yes');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, AMOUNT);
  const accounts = page.waitForResponse('**/web-api/accounts');
  await page.route('**/web-api/user/config', async (route) => {
    await (await accounts).finished();
    await route.continue();
  });
  await app.open('/live');
  await expect(show).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  await show.click();
  await expect(page.getByRole('link', { name: new RegExp(AMOUNT) })).toBeFocused();
  await page.reload();
  await expect(show).toBeVisible();
  await expect(amount).toHaveCount(0);

  await app.go('/office/wallets');
  await app.main.getByRole('button', { name: say('settings:hideBalance.show') }).click();
  await expect(amount).toHaveCount(2);
  await expect(show).toBeHidden();
});
