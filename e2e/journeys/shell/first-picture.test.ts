import type { Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import { FOOTBALL, liveMatches, pickOf, type Pick } from '../support/play.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/**
 * Blocks the app's script.
 * @returns a function that releases it
 */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // A page that was opened again has no use for it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Opens home with its prerender. A page waits for it only briefly, so home is opened until it has one. */
async function openDrawn(app: App, page: Page): Promise<void> {
  const open = async () => (await page.goto(app.address(), { waitUntil: 'commit' }))?.text();
  await expect.poll(open).toContain('id="prerender"');
}

/** A price that home shows: of the first live football match. */
async function shownPick(platform: Platform): Promise<Pick> {
  const found = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  const [first] = found;
  if (!first) throw new Error('There is no football in play.');
  return pickOf(first.match, first.market, 'home');
}

test('the first screen is visible before the app is loaded, and a price tapped in it is added to the coupon', async ({
  app,
  page,
  platform,
}) => {
  const pick = await shownPick(platform);
  const release = await holdApp(page);
  await openDrawn(app, page);
  const picture = page.locator('#prerender');
  await expect(picture.getByRole('link', { name: app.say('common:header.signIn') })).toBeVisible();
  const price = picture.getByRole('button', { name: /\d$/ }).first();
  await expect(price).toBeVisible();
  const name = await price.textContent();
  await price.click();
  await expect(price).toHaveAttribute('data-touched');
  release();
  await expect(picture).toHaveCount(0);
  await expect(app.main.getByRole('button', { pressed: true }).first()).toHaveText(name ?? '');
  await expect(app.row(pick.match).first()).toBeVisible();
});

test('the first screen has the app’s layout: nothing shifts when the app replaces it', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      // The cast: entries of this type have a value, which is missing in the DOM types.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  const release = await holdApp(page);
  await openDrawn(app, page);
  const places = (of: string) =>
    page.locator(of).evaluate((root) =>
      [...root.querySelectorAll('article')].slice(0, 3).map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return [top, height];
      }),
    );
  await expect(page.locator('#prerender article').first()).toBeVisible();
  const before = await places('#prerender');
  release();
  await expect(page.locator('#prerender')).toHaveCount(0);
  expect(await places('#app')).toEqual(before);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('the focus moves from the prerender to the same link of the app', async ({ app, page }) => {
  const release = await holdApp(page);
  await openDrawn(app, page);
  const link = page.locator('#prerender').getByRole('link', { name: app.say('common:header.signIn') });
  await link.focus();
  release();
  await expect(page.locator('#prerender')).toHaveCount(0);
  await expect(page.getByRole('link', { name: app.say('common:header.signIn') })).toBeFocused();
});

test('a visitor with settings of their own gets no prerender of the defaults', async ({ app, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('touchline.settings', JSON.stringify({ coefViewId: 1 })),
  );
  const release = await holdApp(page);
  await openDrawn(app, page);
  await expect(page.locator('#prerender')).toBeHidden();
  release();
  await expect(app.main.getByRole('article').first()).toBeVisible();
});

test('a player’s page has no prerender', async ({ app, page }) => {
  await newPlayer(app);
  await page.goto(app.address());
  await expect(app.balance).toBeVisible();
  expect(await page.content()).not.toContain('id="prerender"');
});
