import type { Page } from '@playwright/test';
import { expectAccessible, settled } from '../support/accessible.ts';
import { pagesOf, routes } from '../support/addresses.ts';
import { App } from '../support/app.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  // Less where a page keeps a place for the scroll bar.
  expect.soft(content, `${where} at 320 px`).toBeLessThanOrEqual(width);
  if (size) await page.setViewportSize(size);
}

/** The crawl visits every row; here are those with a screen of their own that can be seen without a reason. */
const screens = routes.filter(
  ({ redirect, isUnavailable, section }) => redirect === null && !isUnavailable && section !== 'blocked',
);

for (const route of screens) {
  const { id, access } = route;
  test(`the page ${id} is accessible in three modes and fits 320 px, in Arabic too`, async ({
    app,
    page,
    platform,
    quiet,
  }) => {
    if (id === 'not-found') quiet.allow(/404/);
    if (access === 'player') await newPlayer(app, '50.00');
    const addresses = await pagesOf(route, app, platform);
    test.setTimeout(60_000 + addresses.length * 20_000);
    for (const address of addresses) {
      await app.open(address);
      await settled(page);
      await expectAccessible(page, address);
      await expectNoOverflow(page, address);
    }
    // Other words change widths; roles and colours are the same.
    const arabic = new App({ ...app, lang: 'ar', say: wordsIn('ar') });
    for (const address of addresses) {
      await arabic.open(address);
      await settled(page);
      await expectNoOverflow(page, `${address} in Arabic`);
    }
  });
}
