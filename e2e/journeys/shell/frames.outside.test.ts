import type { Page } from '@playwright/test';
import { makerNames, siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { expect } from '../support/test.ts';

test.use(siteOf('makers'));

test('game providers slide above the casino, and are hidden for an open game', async ({ app, quiet }) => {
  quiet.allow(/404/);
  const { page, say } = app;
  await app.open('/slots');
  const slider = page.getByRole('region', { name: say('titles:of.providers') });
  await expect(slider.getByRole('link')).toHaveText(['', ...makerNames.slice(1)]);
  const last = slider.getByRole('link', { name: 'Small Hours' });
  await expect(last).not.toBeInViewport();
  await slider.getByRole('list').focus();
  for (const _ of makerNames) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/providers\/maker-5$/);
  await expect(last).toHaveAttribute('aria-current', 'page');
  // A row that can't be loaded is left out without an error.
  await page.route('**/bff-api/config/group/get*', (route) => route.abort());
  quiet.allow(/ERR_FAILED/);
  await app.openBare('/slots');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(slider).toHaveCount(0);
});

test.describe('without game providers on the site', () => {
  // A site of the platform's own, which has none.
  test.use({ host: 'localhost' });

  test('there is no row for them, and no request', async ({ app }) => {
    const asked: string[] = [];
    app.page.on('request', (request) => asked.push(request.url()));
    await app.open('/slots');
    await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(app.page.getByRole('region', { name: app.say('titles:of.providers') })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/bff-api/'))).toEqual([]);
  });

  test('a page without its inlined configuration requests it, and retries when there is no answer', async ({
    app,
    quiet,
  }) => {
    // For the browser a page fulfilled by a test is from another network, and may not connect to the local platform.
    quiet.allow(/ERR_FAILED/, /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    const { page } = app;
    const asked: (string | undefined)[] = [];
    await page.route('**/en/live', async (route) => {
      const response = await route.fetch();
      const inlined = /<script type="application\/json" id="touchline-site">.*?<\/script>/s;
      const body = (await response.text()).replace(inlined, '<meta name="country-code" content="de" />');
      await route.fulfill({ response, body });
    });
    await page.route('**/bff-api/config/all.json?lang=en', async (route) => {
      asked.push(route.request().headers()['x-country-code']);
      await (asked.length < 3 ? route.abort() : route.continue());
    });
    await app.open('/live');
    await expect(page.locator('article').first()).toBeVisible();
    expect(asked).toEqual(['DE', 'DE', 'DE']);
  });
});

test.describe('the side columns of a wide page', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  const cookiesOf = async (page: Page) =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('hide_')).map(({ name }) => name);

  test('are folded and shown, and stored once the visitor consents', async ({ app }) => {
    const { page, say } = app;
    const menu = page.getByRole('button', { name: say('common:nav.sportsMenu') });
    const first = page
      .getByRole('navigation', { name: say('sports:menu') })
      .getByRole('link')
      .first();
    await app.open('/live');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(700, 400);
    await expect(first).toHaveCSS('pointer-events', 'none');
    await menu.hover();
    await expect(first).toHaveCSS('pointer-events', 'auto');
    expect(await cookiesOf(page)).toEqual([]);

    // Without consent nothing is stored.
    await page.reload();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await page.getByRole('button', { name: say('visit:cookies.accept') }).click();
    await expect.poll(() => cookiesOf(page)).toEqual(['hide_left']);
    await page.reload();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect.poll(() => cookiesOf(page)).toEqual([]);
  });

  test('on narrow pages the menu is closed at first, whatever wider pages have stored', async ({ app }) => {
    const { page, say } = app;
    const menu = page.getByRole('button', { name: say('common:nav.sportsMenu') });
    await page.setViewportSize({ width: 1152, height: 768 });
    await app.open('/live');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.click();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
});
