// Measures the first screen of the built app on its own server: phone, cold cache, slow 4G, processor slowed four
// times. Prints JSON lines with the goals; ends by itself in under a minute.
import type { Browser, CDPSession } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { median, print, rounded } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';
import { viewports } from './lib/viewports.ts';

const VISITS = 5;
/** Slow 4G connection: bytes a second and milliseconds. */
const slow4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SETTLED_MS = 1500;
const goals = { largestPaint: 2000, layoutShift: 0.02, script: 200_000, style: 25_000 } as const;
type Figure = keyof typeof goals;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
  /** Monotonic time of the browser, seconds. */
  readonly at: number;
}

/** Runs in the page before its scripts: records its largest paint and the sum of its layout shifts. */
function observe(): void {
  const seen = { largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // The cast: entries of this type have a value, which is missing in the DOM types.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { seen });
}

async function hearLoads(session: CDPSession): Promise<{ loads: Loaded[]; begun: () => number }> {
  const types = new Map<string, string>();
  const loads: Loaded[] = [];
  let begun = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    begun ||= timestamp;
    types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    loads.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength, at: timestamp });
  });
  return { loads, begun: () => begun };
}

async function visit(browser: Browser, address: string): Promise<Record<Figure, number>> {
  const context = await browser.newContext({ viewport: viewports.phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { loads, begun } = await hearLoads(session);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  // The cast: `observe` has set it.
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { largestPaint: number; layoutShift: number } }).seen,
  );
  const bytesOf = (type: string): number =>
    loads
      .filter((load) => load.type === type && (load.at - begun()) * 1000 <= seen.largestPaint)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  await context.close();
  return { ...seen, script: bytesOf('Script'), style: bytesOf('Stylesheet') };
}

const platform = await startPlatform(undefined);
const browser = await launchChromium();
try {
  const visits: Record<Figure, number>[] = [];
  for (let count = 0; count < VISITS; count += 1)
    visits.push(await visit(browser, `http://localhost:${platform.port}/en`));
  // The cast: the keys of an object are its keys.
  for (const what of Object.keys(goals) as Figure[]) {
    const value = rounded(median(visits.map((one) => one[what])), 3);
    print({ bench: 'first-screen', what, value, goal: goals[what], holds: value <= goals[what] });
  }
} finally {
  await browser.close();
  await platform.stop();
}
