import type { Page } from '@playwright/test';
import { expectAccessible, MODES, settled } from './support/accessible.ts';
import { pagesOf, routes } from './support/addresses.ts';
import { newPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

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
  for (const lang of ['en', 'ar'] as const) {
    test.describe(`the page ${id} in ${lang}`, () => {
      test.use({ lang });

      test('is accessible in three modes and fits 320 px', async ({ app, page, platform, quiet }) => {
        if (id === 'not-found') quiet.allow(/404/);
        if (access === 'player') await newPlayer(app, '50.00');
        for (const address of await pagesOf(route, app, platform)) {
          await app.open(address);
          await settled(page);
          // Colours are the same in every language.
          await expectAccessible(page, address, lang === 'en' ? MODES : MODES.slice(0, 1));
          await expectNoOverflow(page, address);
        }
      });
    });
  }
}
