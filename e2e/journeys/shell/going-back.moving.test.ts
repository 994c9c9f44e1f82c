import type { Page, WebSocket } from '@playwright/test';
import type { App } from '../support/app.ts';
import { openRealBrowser } from '../support/realBrowser.ts';
import { expect, test } from '../support/test.ts';

/** Position of a list row on the screen, and scroll position of the page. */
interface Place {
  readonly href: string;
  readonly top: number;
  readonly scroll: number;
}

/** First frame with rows after going back. */
interface Return {
  readonly top: number | undefined;
  readonly scroll: number;
  readonly hadSkeleton: boolean;
}

declare global {
  interface Window {
    back: Promise<Return>;
  }
}

/** Waits for the match's page; its heading is for screen-reader users only. */
async function matchShown(page: Page): Promise<void> {
  await page.locator('h1', { hasText: ' – ' }).waitFor({ state: 'attached' });
}

/** Scrolls far down in steps, as a user does, and returns the first row that begins on the screen. */
async function scrollDown(page: Page, to: number): Promise<Place> {
  await page.locator('main article a').first().waitFor();
  for (let top = 0; top <= to; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main article')];
    const row = rows.find((one) => one.getBoundingClientRect().top > 160);
    const href = row?.querySelector('a')?.getAttribute('href');
    if (!row || !href) throw new Error('No row is on the screen.');
    return { href, top: row.getBoundingClientRect().top, scroll: scrollY };
  });
}

/** Runs in the page: records the first frame that shows rows of a list after the next navigation back. */
function watchReturn(href: string): void {
  window.back = new Promise((resolve) => {
    let hadSkeleton = false;
    addEventListener(
      'popstate',
      () => {
        const from = location.pathname;
        const look = () => {
          const row = document
            .querySelector(`main article a[href="${CSS.escape(href)}"]`)
            ?.closest('article');
          const isList = location.pathname === from && document.querySelector('main article') !== null;
          hadSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
          if (!isList) return void requestAnimationFrame(look);
          // The frame is drawn after this; all changes by its own callbacks are made before.
          resolve({ top: row?.getBoundingClientRect().top, scroll: scrollY, hadSkeleton });
        };
        requestAnimationFrame(look);
      },
      { once: true },
    );
  });
}

/**
 * Opens a list.
 * @returns `left`, which resolves when the page has unsubscribed from the topics of the list
 */
async function openList(app: App, path: string): Promise<{ left(): Promise<unknown> }> {
  const socket = app.page.waitForEvent('websocket');
  await app.open(path);
  const feed: WebSocket = await socket;
  return {
    left: () => feed.waitForEvent('framesent', ({ payload }) => String(payload).includes('"unsubscribe"')),
  };
}

/** Opens the match of a row, and waits until the page has unsubscribed from the topics of the list. */
async function openMatch(page: Page, { href }: Place, list: { left(): Promise<unknown> }): Promise<void> {
  const left = list.left();
  await page.locator(`main article a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${RegExp.escape(href)}$`));
  await matchShown(page);
  await left;
}

async function openAndReturn(
  app: App,
  path: string,
  goBack: () => Promise<unknown>,
): Promise<readonly [Return, Place]> {
  const { page } = app;
  const list = await openList(app, path);
  const place = await scrollDown(page, 3000);
  await page.evaluate(watchReturn, place.href);
  await openMatch(page, place, list);
  await goBack();
  return [await page.evaluate(() => window.back), place];
}

function expectPlace([back, place]: readonly [Return, Place]): void {
  expect(back.hadSkeleton, 'no skeleton').toBe(false);
  expect(Math.abs(back.scroll - place.scroll), 'scroll').toBeLessThanOrEqual(1);
  expect(Math.abs((back.top ?? Infinity) - place.top), 'row').toBeLessThanOrEqual(1);
}

for (const { path, tag } of [
  { path: '/line/football', tag: [] },
  // Their rows and scrolling are those of a sport's list; another test returns to `/live`.
  { path: '/live', tag: ['@thorough'] },
  { path: '/line', tag: ['@thorough'] },
]) {
  test(
    `the browser’s back button returns to the same position of ${path}, in the first frame`,
    { tag },
    async ({ app, page }) => {
      expectPlace(await openAndReturn(app, path, () => page.evaluate(() => history.back())));
    },
  );
}

test('the back button of the match works like the browser’s', async ({ app, page }) => {
  const back = await openAndReturn(app, '/line/football', () =>
    page.getByRole('link', { name: app.say('common:actions.back'), exact: true }).click(),
  );
  expectPlace(back);
  await expect(page).toHaveURL(/\/line\/football$/);
});

test('a match opened by its address leads back to its competition', async ({ app, page, platform }) => {
  const [match] = await platform.matches('line', 1);
  if (!match) throw new Error('There is no football to come.');
  await app.openMatch(match, 'football');
  await page.getByRole('link', { name: app.say('betting:match.back', { name: match.competition }) }).click();
  await expect(page).toHaveURL(new RegExp(`/football/${match.competitionId}-`));
});

test('a reload of the match still leads back to the same position of the list', async ({ app, page }) => {
  await app.open('/line/football');
  const place = await scrollDown(page, 3000);
  await page.locator(`main article a[href="${place.href}"]`).first().click();
  await matchShown(page);
  await page.reload();
  await matchShown(page);
  await page.goBack();
  await expectSamePlace(page, place);
});

test('rows that were added meanwhile leave the visible row in its position', async ({
  app,
  page,
  platform,
}) => {
  const list = await openList(app, '/live');
  // Matches above end meanwhile, but not the first on the screen, to which the browser anchors the page.
  const place = await scrollDown(page, 2700);
  await openMatch(page, place, list);
  await platform.advance(600);
  await page.goBack();
  await expectSamePlace(page, place);
});

test('a page restored from the back/forward cache is as it was left', async ({ platform }) => {
  const browser = await openRealBrowser();
  const tab = await browser.open(`http://localhost:${platform.port}/en/line/football`);
  try {
    // The load's own `pageshow` has passed then: only the one of a return is observed.
    await expect.poll(() => tab.read('document.readyState')).toBe('complete');
    // The server's page has rows too, but the app puts the page to its own position when it continues it.
    await expect.poll(() => tab.read(`document.documentElement.hasAttribute('data-settled')`)).toBe(true);
    await expect.poll(() => tab.read(`document.querySelectorAll('main article').length`)).toBeGreaterThan(5);
    await tab.read(`scrollTo({ top: 1500, behavior: 'instant' })`);
    await expect.poll(() => tab.read('scrollY')).toBe(1500);
    await tab.read(
      `addEventListener('pageshow', ({ persisted }) => { globalThis.back = [persisted, scrollY]; })`,
    );
    await tab.go(`http://127.0.0.1:${platform.port}/health/ready`);
    await expect.poll(() => tab.read('location.pathname')).toBe('/health/ready');
    await tab.goBack();
    await expect.poll(() => tab.read('globalThis.back')).toEqual([true, 1500]);
  } finally {
    await browser.close();
  }
});

async function expectSamePlace(page: Page, place: Place): Promise<void> {
  const row = page.locator(`main article:has(a[href="${place.href}"])`);
  await expect(async () => {
    const top = (await row.boundingBox())?.y ?? Infinity;
    expect(Math.abs(top - place.top)).toBeLessThanOrEqual(1);
  }).toPass();
}
