import { devices, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { App } from '../support/app.ts';
import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect } from '../support/test.ts';
import { takeTime } from '../support/time.ts';

const LIMITS = '**/limit-service-api/api/external/web/v3/limits';
/** A desktop also by its hints: the server renders its page. */
const DESKTOP = {
  userAgent: devices['Desktop Chrome'].userAgent,
  isMobile: false,
  hasTouch: false,
  viewport: { width: 1366, height: 768 },
};
/** Highest allowed layout shift after the first paint. */
const SHIFT = 0.02;

test.use(siteOf('safety'));

/** Finds the bar also while a dialog hides the rest of the page from screen-reader users. */
const barOf = ({ page, say }: App) =>
  page.getByRole('region', { name: say('limits:bar.label'), includeHidden: true });
const panicOf = (app: App) => barOf(app).getByRole('button', { includeHidden: true });
const questionOf = ({ page, say }: App) => page.getByRole('alertdialog', { name: say('limits:bar.ask') });

/** Sums layout shifts that the player didn't cause. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const told = globalThis as typeof globalThis & { moved?: number };
    told.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The cast: the DOM types have no layout shifts.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) told.moved = (told.moved ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { moved?: number }).moved ?? 0);
}

/** Clicks at the button's position on the screen, whatever overlays the page. */
async function touch(app: App): Promise<void> {
  const box = await panicOf(app).boundingBox();
  if (!box) throw new Error('The button is not in sight.');
  await app.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** One page of each layout, and one that doesn't exist. */
const PAGES = [
  '/live',
  '/slots',
  '/landing-page/spring',
  '/office/change-password',
  '/information/rules-frame',
  '/no-such-page',
];

for (const [name, options, pages] of [
  ['a phone', {}, PAGES],
  ['a desktop', DESKTOP, PAGES.slice(0, 2)],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('the clock and the break button are above every page, and cause no layout shift', async ({
      app,
      page,
      quiet,
    }) => {
      // The last page is an unknown address.
      quiet.allow(/status of 404/);
      await newPlayer(app);
      const moved = await watchShifts(page);
      for (const path of pages) {
        await app.open(path);
        await expect(panicOf(app), path).toBeVisible();
        await settled(page);
        const [bar, main] = [await barOf(app).boundingBox(), await app.main.boundingBox()];
        expect(bar?.y, path).toBe(0);
        expect(main?.y, path).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
        expect(await moved(), path).toBeLessThanOrEqual(SHIFT);
      }
      await expectAccessible(page, 'below the safety bar');
    });
  });
}

test('guests don’t see the bar', async ({ app, page }) => {
  await app.open('/live');
  await expect(barOf(app)).toHaveCount(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('a break starts over an open sheet with one tap and one confirmation, is retried after a failure, and applies in every tab', async ({
  app,
  context,
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/);
  await newPlayer(app);
  const other = new App({ ...app, page: await context.newPage() });
  await other.open('/live');
  await expect(panicOf(other)).toBeVisible();
  await page.bringToFront();
  await app.open('/live');
  await app.button('common:nav.menu').last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();

  await touch(app);
  await expect(app.button('limits:bar.leave')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questionOf(app)).toBeHidden();
  await expect(sheet).toBeVisible();

  await page.route(LIMITS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await touch(app);
  await app.button('limits:bar.confirm').click();
  await expect(questionOf(app).getByRole('alert')).toContainText(app.say('limits:bar.failed'));
  await page.unroute(LIMITS);
  await app.button('limits:bar.confirm').click();

  await expect(questionOf(app)).toBeHidden();
  const runs = new RegExp(app.say('limits:bar.break', { day: '', time: '' }).split('·')[0]?.trim() ?? '');
  await expect(barOf(app)).toContainText(runs);
  await expect(panicOf(app)).toHaveCount(0);
  await other.page.bringToFront();
  await expect(barOf(other)).toContainText(runs);
});

test('the break button can also be tapped over full-screen content', async ({ app, page }) => {
  await newPlayer(app);
  await app.open('/live');
  await expect(panicOf(app)).toBeVisible();
  await app.main.evaluate((main) => main.requestFullscreen());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('MAIN');
  await touch(app);
  await expect(questionOf(app)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(questionOf(app)).toBeHidden();
  await expect(panicOf(app)).toBeVisible();
});

test('the clocks show the platform’s time, including the time that passed while the page was hidden', async ({
  app,
  context,
  platform,
  quiet,
}) => {
  // Time that passes while the page is hidden closes the feed's socket.
  quiet.allow(/feed\/socket/);
  await newPlayer(app);
  const time = await takeTime(context, platform);
  await app.open('/live');
  // Less than ten minutes: real time passes too.
  await expect(barOf(app)).toContainText(/\D0:0\d/);
  await time.pass(20 * 60);
  await expect(barOf(app)).toContainText(/\D0:2\d/);
  await expect(barOf(app).getByRole('group')).toHaveAccessibleName(
    new RegExp(app.say('common:minutes_other', { count: 20 }).replace('20', '2\\d')),
  );
});
