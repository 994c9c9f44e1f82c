// Compares the product's price board with hand-written boards, in lockstep: all pages are open at once, and each
// round steps each of them 60 frames in shuffled order. Prints JSON lines with the goals; ends by itself in about
// eight minutes.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { takeBoard, type Load } from './lib/boardDriver.ts';
import { buildBoard, buildPage } from './lib/buildPage.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { between, heapAfterCollection, openMeter, type MainThread } from './lib/mainThread.ts';
import { viewports } from './lib/viewports.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30);
const FRAMES = 60;
/** Frames of the load before those that are measured. */
const BUSY_FRAMES = 60;
/**
 * The product's board, a hand-written one on the product's markup and style, and a hand-written one on minimal
 * markup.
 */
const boards = ['product', 'hand', 'bare'] as const;
type Board = (typeof boards)[number];

/** Lists of as many rows as the product mounts: a few screens of a phone, and a desktop's longest unwindowed list. */
const scenarios = {
  phone: { viewport: viewports.phone, query: '?rows=28' },
  desk: { viewport: viewports.desk, query: '?rows=60' },
} as const;
type Scenario = keyof typeof scenarios;

const perSecond = (changes: number): number => Math.round(changes / FRAMES);
const loads = {
  steady: { changesAFrame: perSecond(10_000), time: 1.15 },
  burst: { changesAFrame: perSecond(100_000), time: 1.15 },
} as const;
const MOST_SCRIPT = 1.4;
const MOST_WAIT = 1.25;
const MOST_GROWTH = 1.01;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly spent: () => Promise<MainThread>;
}

/** The product's rendered page, with the script of the hand-written board in place of its own. */
async function withoutProduct(product: Page, folder: string): Promise<string> {
  const assets = join(folder, 'assets');
  const script = (await readdir(assets)).find((name) => /^hand-.*[.]js$/.test(name));
  if (script === undefined) throw new Error(`There is no script of the board by hand in ${assets}.`);
  const html = await product.evaluate(() => {
    const page = document.documentElement.cloneNode(true) as Element;
    for (const one of page.querySelectorAll('script, link[rel="modulepreload"]')) one.remove();
    return page.outerHTML;
  });
  const own = await readFile(join(assets, script), 'utf8');
  return `<!doctype html>${html.replace('</body>', () => `<script type="module">${own}</script></body>`)}`;
}

async function open(browser: Browser, address: string, scenario: Scenario, html?: string): Promise<Opened> {
  // A separate context runs in its own process: the work of one page isn't counted for another.
  const context = await browser.newContext({ viewport: scenarios[scenario].viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(takeBoard);
  if (html !== undefined)
    await page.route(
      (url) => address.endsWith(url.pathname),
      (route) => route.fulfill({ body: html, contentType: 'text/html' }),
    );
  await page.goto(address + scenarios[scenario].query);
  await page.waitForFunction(() => 'board' in window);
  const session = await context.newCDPSession(page);
  return { page, session, spent: await openMeter(session) };
}

function shuffled(): readonly Board[] {
  const order = new Map(boards.map((board) => [board, Math.random()]));
  return boards.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** Main-thread time of one page in each round, ms a frame. */
type Spent = Record<Board, MainThread[]>;
const WARM_UP = 2;

async function lockstep(opened: Record<Board, Opened>, changesAFrame: number): Promise<Spent> {
  const spent: Spent = { product: [], hand: [], bare: [] };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const board of shuffled()) {
      const { page, spent: meter } = opened[board];
      const load: Load = { frames: FRAMES, changesAFrame, seed: round + 1 };
      // The product marks no moves on a busy page, which it is after some frames of the load.
      await page.evaluate((wanted) => window.board.prepare(wanted), { ...load, frames: BUSY_FRAMES });
      await page.evaluate(() => window.board.step());
      await page.evaluate((wanted) => window.board.prepare(wanted), load);
      const before = await meter();
      await page.evaluate(() => window.board.step());
      if (round >= WARM_UP) spent[board].push(between(before, await meter()));
    }
  }
  return spent;
}

/** Median of the rounds' ratios. */
function ratio(spent: Spent, name: keyof MainThread, baseline: Board): number {
  return median(spent.product.map((own, round) => own[name] / (spent[baseline][round]?.[name] ?? 0)));
}

function frameMs(rounds: readonly MainThread[]) {
  const millis = (name: keyof MainThread): number =>
    rounded((median(rounds.map((one) => one[name])) * 1000) / FRAMES, 3);
  return {
    all: millis('TaskDuration'),
    script: millis('ScriptDuration'),
    style: millis('RecalcStyleDuration'),
    layout: millis('LayoutDuration'),
  };
}

const say = (figure: Readonly<Record<string, unknown>>): void => print({ bench: 'board', ...figure });
const held = (value: number, goal: number) => ({ value: rounded(value, 3), goal, holds: value <= goal });

async function judgeRight(opened: Record<Board, Opened>, scenario: Scenario): Promise<void> {
  for (const board of boards) {
    const { cells, wrong } = await opened[board].page.evaluate(() => window.board.check());
    say({ scenario, board, what: 'wrong cells at the end', cells, ...held(wrong, 0) });
  }
}

async function judgeLive(opened: Record<Board, Opened>, scenario: Scenario): Promise<void> {
  const load: Load = { frames: 120, changesAFrame: loads.steady.changesAFrame, seed: 7 };
  const ratios: number[] = [];
  let longTasks = 0;
  for (let round = 0; round < 5; round += 1) {
    const p95: Partial<Record<Board, number>> = {};
    for (const board of shuffled()) {
      const { page } = opened[board];
      await page.evaluate((wanted) => window.board.prepare(wanted), load);
      const run = await page.evaluate(() => window.board.live());
      p95[board] = percentile(run.waits, 0.95);
      if (board === 'product') longTasks += run.longTasks;
    }
    ratios.push((p95.product ?? Infinity) / (p95.hand ?? 0));
  }
  say({ scenario, what: 'p95 from message to pixel, to hand', ...held(median(ratios), MOST_WAIT) });
  say({ scenario, what: 'long tasks', ...held(longTasks, 0) });
}

/** Runs ten minutes of the feed, a second of it in each frame, and measures growth. */
async function judgeGrowth({ page, session }: Opened, scenario: Scenario): Promise<void> {
  const minutes = async (count: number): Promise<number> => {
    for (let minute = 0; minute < count; minute += 1) {
      const load: Load = { frames: 60, changesAFrame: 10_000, seed: 1000 + minute };
      await page.evaluate((wanted) => window.board.prepare(wanted), load);
      await page.evaluate(() => window.board.step());
    }
    return heapAfterCollection(session);
  };
  const before = await minutes(1);
  const after = await minutes(10);
  say({ scenario, what: 'heap after ten feed minutes, to before', ...held(after / before, MOST_GROWTH) });
}

const [own, byHand] = [await buildBoard(), await buildPage()];
const servers = { product: await serveFolder(own.folder), hand: await serveFolder(byHand.folder) };
const browser = await launchChromium();
try {
  // The cast: the keys of an object are its keys.
  for (const scenario of Object.keys(scenarios) as Scenario[]) {
    const product = await open(browser, `${servers.product.origin}/bench/board.html`, scenario);
    const html = await withoutProduct(product.page, byHand.folder);
    const opened = {
      product,
      hand: await open(browser, `${servers.product.origin}/bench/hand.html`, scenario, html),
      bare: await open(browser, `${servers.hand.origin}/hand-board.html`, scenario),
    };
    for (const [load, { changesAFrame, time }] of Object.entries(loads)) {
      const spent = await lockstep(opened, changesAFrame);
      const where = { scenario, load, changesASecond: changesAFrame * FRAMES };
      for (const board of boards) say({ ...where, board, what: 'a frame, ms', ...frameMs(spent[board]) });
      for (const baseline of ['hand', 'bare'] as const) {
        const main = held(ratio(spent, 'TaskDuration', baseline), time);
        say({ ...where, what: `main thread to ${baseline}`, ...main });
        const script = held(ratio(spent, 'ScriptDuration', baseline), MOST_SCRIPT);
        say({ ...where, what: `script to ${baseline}`, ...script });
      }
    }
    await judgeRight(opened, scenario);
    await judgeLive(opened, scenario);
    await judgeGrowth(opened.product, scenario);
    for (const board of boards) await opened[board].page.context().close();
  }
} finally {
  await browser.close();
  await Promise.all([servers.product.stop(), servers.hand.stop(), own.remove(), byHand.remove()]);
}
