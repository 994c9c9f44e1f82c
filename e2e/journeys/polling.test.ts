import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Counts the calls of a page to an address. */
function callsTo(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) count += 1;
  });
  return () => count;
}

/** Puts the page away or brings it back, as another tab before it does. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    const state = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

test('the best matches are asked for twice a minute, the top competitions once, and neither by a hidden page', async ({
  app,
  page,
  quiet,
}) => {
  // Time that leaps leaves no connection the time to open.
  quiet.allow(/feed\/socket/);
  await page.clock.install();
  const slider = callsTo(page, /line\/picked\?best=true/);
  const top = callsTo(page, /line\/competitions\?top=true/);
  await app.open();
  await expect(app.heading('betting:best')).toBeVisible();
  await expect.poll(() => [slider(), top()]).toEqual([1, 1]);
  // From here time stands still but where it is moved.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  await page.clock.runFor(31_000);
  await expect.poll(slider).toBe(2);
  await page.clock.runFor(30_000);
  await expect.poll(() => [slider(), top()]).toEqual([3, 2]);

  await hide(page, true);
  await page.clock.runFor(125_000);
  expect([slider(), top()]).toEqual([3, 2]);
  await hide(page, false);
  await page.clock.runFor(31_000);
  await expect.poll(slider).toBeGreaterThan(3);
});
