// The product's price board against a board by hand, in lockstep: both pages open at once, each round steps each of
// them 60 frames in shuffled order. Prints JSON lines with the goals; ends by itself in about three minutes.
import type { Browser, CDPSession, Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { takeBoard, type Load } from './lib/boardDriver.ts';
import { buildBoard, buildPage } from './lib/buildPage.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { between, heapAfterCollection, openMeter, type MainThread } from './lib/mainThread.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30);
const FRAMES = 60;
const boards = ['hand', 'product'] as const;
type Board = (typeof boards)[number];

const scenarios = {
  phone: { viewport: { width: 390, height: 844 }, query: '?rows=28' },
  dense: { viewport: { width: 1920, height: 1200 }, query: '' },
} as const;
type Scenario = keyof typeof scenarios;

const perSecond = (changes: number): number => Math.round(changes / FRAMES);
const loads = {
  steady: { changesAFrame: perSecond(10_000), time: 1.1 },
  burst: { changesAFrame: perSecond(100_000), time: 1.15 },
} as const;
const MOST_SCRIPT = 1.4;
const MOST_HEAP = 3;
const MOST_WAIT = 1.25;
const MOST_GROWTH = 1.01;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly spent: () => Promise<MainThread>;
}

async function open(browser: Browser, address: string, scenario: Scenario): Promise<Opened> {
  // A context of its own is a process of its own: nothing of one page is counted as the other's.
  const context = await browser.newContext({ viewport: scenarios[scenario].viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(takeBoard);
  await page.goto(address + scenarios[scenario].query);
  await page.waitForFunction(() => 'board' in window);
  const session = await context.newCDPSession(page);
  return { page, session, spent: await openMeter(session) };
}

const shuffled = (): readonly Board[] => (Math.random() < 0.5 ? boards : boards.toReversed());

async function lockstep(opened: Record<Board, Opened>, changesAFrame: number) {
  const ratios: { time: number; script: number }[] = [];
  const spent: Record<Board, MainThread[]> = { hand: [], product: [] };
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const board of shuffled()) {
      const { page, spent: meter } = opened[board];
      const load: Load = { frames: FRAMES, changesAFrame, seed: round + 1 };
      await page.evaluate((wanted) => window.board.prepare(wanted), load);
      const before = await meter();
      await page.evaluate(() => window.board.step());
      const after = await meter();
      spent[board][round] = between(before, after);
    }
    const [hand, product] = [spent.hand[round], spent.product[round]];
    // The first rounds warm both up.
    if (round < 2 || !hand || !product) continue;
    ratios.push({
      time: product.TaskDuration / hand.TaskDuration,
      script: product.ScriptDuration / hand.ScriptDuration,
    });
  }
  const millis = (board: Board, name: keyof MainThread): number =>
    rounded((median(spent[board].slice(2).map((one) => one[name])) * 1000) / FRAMES, 3);
  return {
    time: rounded(median(ratios.map(({ time }) => time)), 3),
    script: rounded(median(ratios.map(({ script }) => script)), 3),
    frameMs: { hand: parts('hand'), product: parts('product') },
  };
  function parts(board: Board) {
    return {
      all: millis(board, 'TaskDuration'),
      script: millis(board, 'ScriptDuration'),
      style: millis(board, 'RecalcStyleDuration'),
      layout: millis(board, 'LayoutDuration'),
    };
  }
}

const say = (figure: Readonly<Record<string, unknown>>): void => print({ bench: 'board', ...figure });
const held = (value: number, goal: number) => ({ value: rounded(value, 3), goal, holds: value <= goal });

async function judgeHeap(opened: Record<Board, Opened>, scenario: Scenario): Promise<void> {
  const [hand, product] = [
    await heapAfterCollection(opened.hand.session),
    await heapAfterCollection(opened.product.session),
  ];
  say({ scenario, what: 'heap to hand', ...held(product / hand, MOST_HEAP), bytes: { hand, product } });
}

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

/** Ten minutes of the feed, a second of it in each frame. */
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

const [own, hand] = [await buildBoard(), await buildPage()];
const servers = { product: await serveFolder(own.folder), hand: await serveFolder(hand.folder) };
const browser = await launchChromium();
try {
  // The cast: the keys of an object are its keys.
  for (const scenario of Object.keys(scenarios) as Scenario[]) {
    const opened = {
      hand: await open(browser, `${servers.hand.origin}/hand-board.html`, scenario),
      product: await open(browser, `${servers.product.origin}/bench/board.html`, scenario),
    };
    for (const [load, { changesAFrame, time }] of Object.entries(loads)) {
      const run = await lockstep(opened, changesAFrame);
      const where = { scenario, load, changesASecond: changesAFrame * FRAMES };
      say({ ...where, what: 'main thread to hand', ...held(run.time, time), frameMs: run.frameMs });
      say({ ...where, what: 'script to hand', ...held(run.script, MOST_SCRIPT) });
    }
    await judgeRight(opened, scenario);
    await judgeHeap(opened, scenario);
    await judgeLive(opened, scenario);
    await judgeGrowth(opened.product, scenario);
    for (const board of boards) await opened[board].page.context().close();
  }
} finally {
  await browser.close();
  await Promise.all([servers.product.stop(), servers.hand.stop(), own.remove(), hand.remove()]);
}
