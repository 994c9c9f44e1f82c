import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { setHidden } from '../support/visibility.ts';

interface Calls {
  readonly asked: number;
  readonly answered: number;
}

/** Counts the calls of a page to an address, without those that the page itself has aborted. */
function callsTo(page: Page, path: RegExp): () => Calls {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) asked += 1;
  });
  page.on('requestfinished', (request) => {
    if (path.test(request.url())) answered += 1;
  });
  page.on('requestfailed', (request) => {
    if (path.test(request.url())) asked -= 1;
  });
  return () => ({ asked, answered });
}

/**
 * Waits until all calls are answered and the page has the answers: the next ones are due a period later.
 * @returns how many calls were made
 */
async function counted(page: Page, calls: readonly (() => Calls)[]): Promise<readonly number[]> {
  await expect.poll(() => calls.every((of) => of().asked > 0 && of().asked === of().answered)).toBe(true);
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage('');
    return promise;
  });
  return calls.map((of) => of().asked);
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
  // The page has brought the first answers.
  const [sliders, tops] = [slider().asked, top().asked];
  // From here the clock is stopped unless it is advanced. On the way there both become due.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 65_000);
  // The parts that ask may not be alive yet, and become so by timers of the same clock.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return slider().asked > sliders && top().asked > tops;
    })
    .toBe(true);
  const [from = 0, topsFrom = 0] = await counted(page, [slider, top]);
  const since = () => [slider().asked - from, top().asked - topsFrom];

  await page.clock.runFor(31_000);
  await expect.poll(since).toEqual([1, 0]);
  await counted(page, [slider, top]);
  await page.clock.runFor(30_000);
  await expect.poll(since).toEqual([2, 1]);
  await counted(page, [slider, top]);

  await setHidden(page, true);
  await page.clock.runFor(125_000);
  expect(since()).toEqual([2, 1]);
  await setHidden(page, false);
  // The page learns by its own event that it is seen again, and asks by a timer that begins then.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return slider().asked - from;
    })
    .toBeGreaterThan(2);
});
