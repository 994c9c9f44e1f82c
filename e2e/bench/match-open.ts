// Measures opening a match of 400 markets whose data is loaded: the main-thread time until its page is drawn and all
// follow-up work is done, unslowed. Prints JSON lines with the goal; ends by itself in under a minute.
import type { Browser } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { buildBoard } from './lib/buildPage.ts';
import { median, print, rounded } from './lib/figures.ts';
import { between, openMeter, type MainThread } from './lib/mainThread.ts';
import { viewports, type Viewport } from './lib/viewports.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
const MOST_MS = 150;
/** Time within which the follow-up work of an opened page ends. */
const SETTLED_MS = 300;

declare global {
  interface Window {
    tasks: number[];
    /** Set by the page under test: resolves when the match is mounted. */
    openMatch: () => Promise<void>;
  }
}

interface Opening {
  readonly drawn: MainThread;
  readonly settled: MainThread;
  readonly nodes: number;
  readonly cells: number;
  readonly longTasks: readonly number[];
}

/** Opens the match in a new page, so that nothing is cached. */
async function opened(browser: Browser, address: string, viewport: Viewport): Promise<Opening> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) =>
      window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
  });
  await page.goto(address);
  await page.waitForFunction(() => 'openMatch' in window);
  const session = await context.newCDPSession(page);
  const meter = await openMeter(session);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.evaluate(() => void (window.tasks = []));
  const before = await meter();
  await page.evaluate(() => window.openMatch());
  const drawn = between(before, await meter());
  await page.waitForTimeout(SETTLED_MS);
  const settled = between(before, await meter());
  const counted = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    cells: document.querySelectorAll('main button[data-layout]').length,
    longTasks: window.tasks,
  }));
  await context.close();
  return { drawn, settled, ...counted, nodes: counted.nodes - nodes };
}

const own = await buildBoard();
const server = await serveFolder(own.folder);
const browser = await launchChromium();
try {
  for (const [scenario, viewport] of Object.entries(viewports)) {
    const all: Opening[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      all.push(await opened(browser, `${server.origin}/bench/match.html`, viewport));
    const millis = (when: 'drawn' | 'settled', name: keyof MainThread) =>
      rounded(median(all.map((one) => one[when][name] * 1000)), 1);
    const value = millis('settled', 'TaskDuration');
    print({
      bench: 'match-open',
      scenario,
      what: 'main thread for a match of 400 markets, ms',
      value,
      goal: MOST_MS,
      holds: value <= MOST_MS,
      untilDrawn: millis('drawn', 'TaskDuration'),
      script: millis('settled', 'ScriptDuration'),
      style: millis('settled', 'RecalcStyleDuration'),
      layout: millis('settled', 'LayoutDuration'),
      longTasks: all.map(({ longTasks }) => longTasks.map((ms) => rounded(ms, 0))),
      nodes: median(all.map(({ nodes }) => nodes)),
      cells: median(all.map(({ cells }) => cells)),
    });
  }
} finally {
  await browser.close();
  await Promise.all([server.stop(), own.remove()]);
}
