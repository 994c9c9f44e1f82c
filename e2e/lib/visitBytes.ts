import type { BrowserContext, Page } from 'playwright';
import { kinds, type Kind, type Meter, type Transfer } from './meter.ts';

/** Bytes of a part of a visit, until the page is idle. */
export interface VisitBytes {
  /** All responses, without the frames of sockets. */
  readonly total: number;
  readonly byKind: Readonly<Record<Kind, number>>;
  /** Bytes that only the service worker's cache received. */
  readonly worker: number;
  readonly requests: number;
}

/** Cold load of home, navigation in the app from there to a match, and warm load of the live section. */
export const parts = ['home', 'match', 'live'] as const;
export type Part = (typeof parts)[number];

function sumOf(transfers: readonly Transfer[]): VisitBytes {
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const ofKind = (kind: Kind) => sum(transfers.filter((each) => each.kind === kind));
  return {
    total: sum(transfers) - ofKind('socket'),
    // `Object.fromEntries` loses the keys.
    byKind: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Record<Kind, number>,
    worker: sum(transfers.filter(({ isWorkers }) => isWorkers)),
    requests: transfers.length - 1,
  };
}

/**
 * Waits until a page has nothing more to load: it is settled, its service worker, if any, is active, its idle
 * callbacks have run, and none of them has requested anything.
 */
async function idle(page: Page, meter: Meter): Promise<void> {
  for (;;) {
    await page.locator('html[data-settled]').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Only some sites have a worker.
      if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
    });
    const before = meter.requests;
    for (let round = 0; round < 3; round += 1)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // Network events of the worker reach the meter in another process than those of the page.
    if (meter.open === 0 && meter.requests === before) return;
  }
}

/**
 * Measures all bytes of a guest's visit with an empty cache.
 * @param context new browser context
 * @param meter meter in front of the platform
 */
export async function measureVisit(context: BrowserContext, meter: Meter): Promise<Record<Part, VisitBytes>> {
  const origin = `http://localhost:${meter.port}`;
  const page = await context.newPage();
  meter.take();
  await page.goto(`${origin}/en`);
  await idle(page, meter);
  const home = sumOf(meter.take());
  await page.locator('main article a').first().click();
  await page.waitForURL((url) => url.pathname !== '/en');
  await idle(page, meter);
  const match = sumOf(meter.take());
  await page.goto(`${origin}/en/live`);
  await idle(page, meter);
  return { home, match, live: sumOf(meter.take()) };
}
