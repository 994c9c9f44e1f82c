// Compares the main-thread time of scrolling a list of 10,000 matches with one of 100, on a phone and on a desktop,
// over the same distance and alternating in one run. Prints JSON lines with the goal; ends by itself in about two
// minutes.
import type { Browser, CDPSession, Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { buildBoard } from './lib/buildPage.ts';
import { median, print, rounded } from './lib/figures.ts';
import { between, heapAfterCollection, openMeter, type MainThread } from './lib/mainThread.ts';
import { viewports } from './lib/viewports.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
const WARM_UP = 2;
const FRAMES = 120;
const MOST = 1.1;
const lengths = { short: 100, long: 10_000 } as const;
type Length = keyof typeof lengths;

/** Screen and scroll speed, px a frame; the list of 100 is long enough for it in both directions. */
const scenarios = {
  phone: { viewport: viewports.phone, aFrame: 60 },
  desk: { viewport: viewports.desk, aFrame: 30 },
} as const;
type Scenario = keyof typeof scenarios;
const cards = ['many', 'one'] as const;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly spent: () => Promise<MainThread>;
}

async function open(browser: Browser, address: string, scenario: Scenario): Promise<Opened> {
  // A separate context runs in its own process: the work of one page isn't counted for another.
  const context = await browser.newContext({ viewport: scenarios[scenario].viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(address);
  await page.locator('article').first().waitFor();
  const session = await context.newCDPSession(page);
  return { page, session, spent: await openMeter(session) };
}

/**
 * Runs in the page: scrolls a number of px in each frame.
 * @returns the distance covered
 */
function scroll({ frames, aFrame }: { frames: number; aFrame: number }): Promise<number> {
  const from = scrollY;
  return new Promise((resolve) => {
    let left = frames;
    const next = (): void => {
      if (left === 0) return resolve(Math.abs(scrollY - from));
      left -= 1;
      scrollBy({ top: aFrame, behavior: 'instant' });
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Scrolls once down or up and measures the main-thread seconds for each px of it. */
async function way(opened: Opened, aFrame: number): Promise<{ px: number; spent: MainThread }> {
  const before = await opened.spent();
  const px = await opened.page.evaluate(scroll, { frames: FRAMES, aFrame });
  return { px, spent: between(before, await opened.spent()) };
}

async function compare(browser: Browser, origin: string, scenario: Scenario, kind: (typeof cards)[number]) {
  const address = (length: Length) => `${origin}/bench/board.html?rows=${lengths[length]}&cards=${kind}`;
  const opened = {
    short: await open(browser, address('short'), scenario),
    long: await open(browser, address('long'), scenario),
  };
  const { aFrame } = scenarios[scenario];
  const costs: Record<Length, number[]> = { short: [], long: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const down = round % 2 === 0 ? aFrame : -aFrame;
    const order = (round >> 1) % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const);
    for (const length of order) {
      const { px, spent } = await way(opened[length], down);
      if (px < FRAMES * aFrame * 0.5) throw new Error(`The ${length} list went only ${px} px.`);
      if (round >= WARM_UP) costs[length].push((spent.TaskDuration * 1e6) / px);
    }
  }
  const ratio = median(costs.long.map((cost, round) => cost / (costs.short[round] ?? 0)));
  const bytes = {
    short: await heapAfterCollection(opened.short.session),
    long: await heapAfterCollection(opened.long.session),
  };
  const rows = await opened.long.page.locator('article').count();
  print({
    bench: 'long-list',
    scenario,
    cards: kind,
    what: 'main thread a px, 10,000 rows to 100',
    value: rounded(ratio, 3),
    goal: MOST,
    holds: ratio <= MOST,
    microsecondsAPx: { short: rounded(median(costs.short)), long: rounded(median(costs.long)) },
    mounted: rows,
    bytes,
  });
  for (const { page } of Object.values(opened)) await page.context().close();
}

const own = await buildBoard();
const server = await serveFolder(own.folder);
const browser = await launchChromium();
try {
  // The cast: the keys of an object are its keys.
  for (const scenario of Object.keys(scenarios) as Scenario[])
    for (const kind of cards) await compare(browser, server.origin, scenario, kind);
} finally {
  await browser.close();
  await Promise.all([server.stop(), own.remove()]);
}
