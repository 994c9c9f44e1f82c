import type { Page } from '@playwright/test';
import { COLLECTOR_KEY, COUNTER, siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newEmail, newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';

test.use(siteOf('asking'));

/** Error of a page that is left before its socket is connected, because its clock jumps. */
const LEAVING = [/WebSocket is closed before the connection is established/];

/** Records analytics requests as they are sent. */
function countingOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(COUNTER) || /\/fatman-api\/|\/analytics\/counters/.test(url)) asked.push(url);
  });
  return asked;
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

/** Stores the answers of a returning visitor. */
async function answered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Three days, as long as the site takes an answer: other journeys have moved the platform's clock by two.
    const until = Date.now() + 3 * 86_400_000;
    for (const key of ['ageConfirmed', 'newSiteSeen'])
      localStorage.setItem(`touchline.${key}`, String(until));
  });
}

test('a visitor sees one prompt at a time, and nothing is counted before consent', async ({ app, quiet }) => {
  quiet.allow(...LEAVING, /counter\.example/);
  const { page, say } = app;
  const asked = countingOf(page);
  await page.clock.install();
  await app.open('?ref=p-7&subid=s5');

  const gate = page.getByRole('alertdialog', { name: say('visit:age.title') });
  await expect(gate).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    await expect(gate.locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.button('visit:age.confirm').click();

  const news = page.getByRole('dialog', { name: say('visit:news.title') });
  await expect(news).toBeVisible();
  // It stays until it is answered, also while the page checks whether an overlay covers it.
  await page.clock.runFor(3_500);
  await expect(news).toBeVisible();
  const banner = page.getByRole('region', { name: say('visit:cookies.title') });
  await expect(banner).toHaveCount(0);
  await app.button('visit:news.done').click();

  await expect(banner).toBeVisible();
  expect(await cookiesOf(page)).not.toHaveProperty('refererid');
  await page.clock.runFor(30_000);
  await app.button('visit:cookies.necessary').click();
  await expect(banner).toHaveCount(0);
  await page.clock.runFor(30_000);
  expect(asked).toEqual([]);
  expect((await cookiesOf(page))['cookies_agree_type']).toBe('1');

  // Consent can be changed at any time from the footer: from now on visits are counted, and the referral is stored.
  await page.route(COUNTER, (route) => route.abort());
  await app.button('visit:cookies.change').click();
  for (const kind of ['analytics', 'marketing'])
    await page.getByRole('switch', { name: say(`visit:cookies.kind.${kind}`) }).click();
  await app.button('visit:cookies.save').click();
  await expect.poll(async () => (await cookiesOf(page))['refererid']).toBe('p-7');
  expect((await cookiesOf(page))['cookies_agree_type']).toBe('13');
  await page.clock.runFor(2_500);
  await expect.poll(() => asked.some((url) => url === COUNTER)).toBe(true);
  await page.clock.runFor(11_000);
  await expect.poll(() => asked.some((url) => url.endsWith(`/fatman-api/${COLLECTOR_KEY}`))).toBe(true);
  expect(await page.locator(`script[src="${COUNTER}"]`).getAttribute('integrity')).toMatch(/^sha384-/);

  // A new page shows no prompt again.
  await app.open('/live');
  await expect(page.locator('#visit-foot')).toBeAttached();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await expect(page.locator('img[data-policy-logo]')).toHaveJSProperty('naturalWidth', 1);

  // A registration reports its method, its fields and its result, but no field values.
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fatman-api/')) said.push(request.postData() ?? '');
  });
  const email = newEmail();
  await app.link('common:header.register').click();
  await app.register(email);
  await expect(app.balance).toBeVisible();
  await page.clock.runFor(11_000);
  await expect.poll(() => said.join()).toContain('{"event":"registration_success","detail":"email"}');
  expect(said.join()).toContain('{"event":"registration_open","detail":"email"}');
  expect(said.join()).toContain('{"event":"registration_field","detail":"done"}');
  expect(said.join()).not.toContain(email.split('@')[0]);
});

test('the question about cookies is asked in every frame in which a visitor can use the site', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(...LEAVING);
  await answered(page);
  const banner = page.getByRole('region', { name: app.say('visit:cookies.title') });
  // A single task, a landing page, casino.
  for (const path of ['/user/login', '/cricket-app', '/slots']) {
    await app.go(path);
    await expect(banner, path).toBeVisible();
  }
  await app.button('visit:cookies.necessary').click();
  await expect(banner).toBeHidden();
  await app.go('/user/login');
  await expect(page.locator('#visit-foot')).toBeAttached();
  await expect(banner).toHaveCount(0);
});

test('a player without a deposit sees the first-deposit offer after fifteen seconds, once a session', async ({
  app,
  quiet,
}) => {
  quiet.allow(...LEAVING);
  const { page, say } = app;
  await answered(page);
  await page.context().addCookies([{ name: 'cookies_agree_type', value: '1', url: app.origin }]);
  await page.clock.install();
  await newPlayer(app);
  const popup = page.getByRole('dialog', { name: say('visit:deposit.title') });
  const now = () => page.evaluate(() => Date.now());
  const openedAt = await now();
  await app.open();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return popup.isVisible();
    })
    .toBe(true);
  // At the earliest: its time starts once its lazy part of the page is loaded.
  expect((await now()) - openedAt).toBeGreaterThanOrEqual(15_000);
  await app.button('visit:deposit.later').click();
  await expect(popup).toHaveCount(0);
  await app.open('/live');
  await page.clock.runFor(30_000);
  await expect(popup).toHaveCount(0);
});

test('the document head follows the player’s navigation', async ({ app, platform }) => {
  const { page } = app;
  await answered(page);
  await page.context().addCookies([{ name: 'cookies_agree_type', value: '1', url: app.origin }]);
  await app.open();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', app.address());
  await page
    .getByRole('navigation')
    .getByRole('link', { name: app.say('common:nav.live') })
    .first()
    .click();
  await expect(canonical).toHaveAttribute('href', app.address('/live'));
  await expect(page).toHaveTitle('Live betting · Touchline');
  const [match] = await platform.matches('live', 1);
  if (!match) throw new Error('No football is in play.');
  await page.locator(`a[href*="/${match.id}"]`).first().click();
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(`${match.home} - ${match.away}`)}: odds`));
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', app.address('/live'));
});

test.describe('an installed site', () => {
  test.use({ ...siteOf('app'), lang: 'ru' });

  test('caches its files but no pages, and shows an offline message without a network', async ({
    app,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { page } = app;
    await app.open();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.locator('article').first()).toBeVisible();
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3);
    expect(kept.filter((path) => !/^\/(?:assets|fonts|icons)\/|^\/offline-/.test(path))).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(app.address('/live'));
    await expect(page.getByRole('heading', { name: app.say('offline:title') })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: app.say('offline:again') }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL(app.address('/live'));
  });
});
