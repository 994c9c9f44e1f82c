import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

interface Calls {
  readonly asked: number;
  readonly answered: number;
}

/** Counts the calls of a page to an address. */
function callsTo(page: Page, path: RegExp): () => Calls {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) asked += 1;
  });
  page.on('requestfinished', (request) => {
    if (path.test(request.url())) answered += 1;
  });
  return () => ({ asked, answered });
}

/**
 * Waits until each call was made this number of times and answered: a pending call would time out when the clock
 * jumps.
 */
async function haveAsked(
  page: Page,
  calls: readonly (() => Calls)[],
  times: readonly number[],
): Promise<void> {
  await expect
    .poll(() => calls.map((of) => of()))
    .toEqual(times.map((count) => ({ asked: count, answered: count })));
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage('');
    return promise;
  });
}

/** Hides the page or shows it, as switching tabs does. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    const state = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

test('the best matches are requested twice a minute, the top competitions once, and neither by a hidden page', async ({
  app,
  page,
  quiet,
}) => {
  // A jumping clock leaves no time for the socket to connect.
  quiet.allow(/feed\/socket/);
  await page.clock.install();
  const slider = callsTo(page, /line\/picked\?best=true/);
  const top = callsTo(page, /line\/competitions\?top=true/);
  await app.open();
  await expect(app.heading('betting:best')).toBeVisible();
  await haveAsked(page, [slider, top], [1, 1]);
  // From here the clock is stopped unless it is advanced; it stops within these seconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);

  await page.clock.runFor(31_000);
  await haveAsked(page, [slider, top], [2, 1]);
  await page.clock.runFor(30_000);
  await haveAsked(page, [slider, top], [3, 2]);

  await hide(page, true);
  await page.clock.runFor(125_000);
  expect([slider().asked, top().asked]).toEqual([3, 2]);
  await hide(page, false);
  await page.clock.runFor(31_000);
  await expect.poll(() => slider().asked).toBeGreaterThan(3);
});
