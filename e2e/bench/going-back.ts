// Measures going back from a match to a list of the built app that was scrolled far down: from `popstate` to the
// frame that shows the list at its scroll position. Prints a JSON line a device; ends by itself in under two minutes.
import type { Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';
import { viewports } from './lib/viewports.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8);
const DOWN = 3000;
/** Longer than a topic without subscribers is retained, ms. */
const AWAY_MS = 3500;
const MOST_OFF_PX = 1;

interface Place {
  readonly href: string;
  readonly top: number;
}

interface Return {
  /** Time from `popstate` to the drawn frame. */
  readonly ms: number;
  /** Distance of the row from its previous position, px. */
  readonly off: number;
  readonly hadSkeleton: boolean;
}

declare global {
  interface Window {
    returned: Promise<Return>;
  }
}

async function scrollDown(page: Page): Promise<Place> {
  await page.locator('main article a').first().waitFor();
  return page.evaluate(async (to) => {
    for (let top = 0; top <= to; top += 300) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    const rows = [...document.querySelectorAll('main article')];
    const row = rows.find((one) => one.getBoundingClientRect().top > 160);
    const href = row?.querySelector('a')?.getAttribute('href');
    if (!row || !href) throw new Error('No row is on the screen.');
    return { href, top: row.getBoundingClientRect().top };
  }, DOWN);
}

/** Runs in the page: waits for the first frame with a list after the next navigation back. */
function watchReturn({ href, top }: Place): void {
  window.returned = new Promise((resolve) => {
    const begin = () => {
      const from = performance.now();
      let hadSkeleton = false;
      const look = () => {
        hadSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
        if (!document.querySelector('main article')) return void requestAnimationFrame(look);
        const row = document.querySelector(`main article a[href="${CSS.escape(href)}"]`)?.closest('article');
        const off = Math.abs((row?.getBoundingClientRect().top ?? Infinity) - top);
        // A timeout set in an animation frame runs after the frame is drawn.
        setTimeout(() => resolve({ ms: performance.now() - from, off, hadSkeleton }));
      };
      requestAnimationFrame(look);
    };
    // The capture phase runs before the router's own listener.
    addEventListener('popstate', begin, { once: true, capture: true });
  });
}

async function goAndReturn(page: Page): Promise<Return> {
  const place = await scrollDown(page);
  await page.evaluate(watchReturn, place);
  await page.locator(`main article a[href="${place.href}"]`).first().click();
  await page.locator('h1', { hasText: ' – ' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(AWAY_MS);
  await page.evaluate(() => history.back());
  return page.evaluate(() => window.returned);
}

const platform = await startPlatform(undefined);
const browser = await launchChromium();
try {
  for (const [scenario, viewport] of Object.entries(viewports)) {
    const page = await browser.newPage({ viewport });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(`http://localhost:${platform.port}/en/line/football`);
    const returns: Return[] = [];
    for (let round = 0; round < ROUNDS; round += 1) returns.push(await goAndReturn(page));
    const times = returns.map(({ ms }) => ms);
    const off = Math.max(...returns.map((one) => one.off));
    const skeletons = returns.filter(({ hadSkeleton }) => hadSkeleton).length;
    print({
      bench: 'going-back',
      scenario,
      what: 'row off its place in the first frame of the list, px',
      value: rounded(off),
      goal: MOST_OFF_PX,
      holds: off <= MOST_OFF_PX && skeletons === 0,
      skeletons,
      msToThatFrame: { middle: rounded(median(times), 1), most: rounded(percentile(times, 1), 1) },
    });
    await page.close();
  }
} finally {
  await browser.close();
  await platform.stop();
}
