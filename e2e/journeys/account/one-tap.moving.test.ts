import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';
import { changeSite } from '../support/sites.ts';

const enable = (platform: Platform, isOneTapAuthEnabled: boolean) =>
  changeSite(platform, 'flags', { isOneTapAuthEnabled });

test('a guest signs in with one tap, gets an account and returns to the page; the next tap signs in at once', async ({
  app,
  page,
  platform,
}) => {
  await enable(platform, true);
  await app.open('/live');
  const offer = page.getByRole('region', { name: 'Local test account' });
  await offer.getByRole('button', { name: 'Continue as bob' }).click();
  await expect(page).toHaveURL(/\/registration\/socialregistration/);
  await page.getByRole('checkbox', { name: app.say('social:agreement') }).check();
  await app.button('social:submit').click();
  await expect(app.balance).toBeVisible();
  await expect(page).toHaveURL(app.address('/live'));
  await expect(offer).toHaveCount(0);

  await app.forget();
  await app.open('/line');
  await offer.getByRole('button', { name: 'Continue as bob' }).click();
  await expect(app.balance).toBeVisible();
  await expect(page).toHaveURL(app.address('/line'));
});

test('a browser that blocks cookies is told so after the tap, and sends nothing', async ({
  app,
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('oauth')) sent.push(request.url());
  });
  await enable(platform, true);
  await app.open('/live');
  const offer = page.getByRole('region', { name: 'Local test account' });
  await offer.getByRole('button', { name: 'Continue as bob' }).click();
  await expect(page.getByText(app.say('social:cookies'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(app.address('/live'));
  expect(sent).toEqual([]);
  await enable(platform, false);
});

test('a provider whose script can’t be loaded leaves the page unchanged', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/one-tap/);
  quiet.allow(/One-tap sign-in could not be offered/);
  await enable(platform, true);
  await page.route('**/dev/oauth/one-tap.js', (route) => route.abort());
  const asked = page.waitForRequest('**/dev/oauth/one-tap.js');
  await app.open('/live');
  await asked;
  await expect(app.main.getByRole('article').first()).toBeVisible();
  await expect(app.link('common:header.signIn')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await enable(platform, false);
});
