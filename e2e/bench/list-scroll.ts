// Measures scrolling the product's windowed list of 500 matches on a phone with the processor slowed four times, while
// 1,000 prices move a second, compared with a hand-written list. Prints JSON lines with the goals; ends by itself in
// about half a minute.
import type { Browser } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { takeBoard } from './lib/boardDriver.ts';
import { buildBoard, buildPage } from './lib/buildPage.ts';
import { percentile, print, rounded } from './lib/figures.ts';
import { phone } from './lib/viewports.ts';

const ROUNDS = 3;
const load = { frames: 180, changesAFrame: 17, seed: 3 } as const;
const scroll = { x: 195, y: 420, yDistance: -4000, speed: 1600, gestureSourceType: 'touch' } as const;
const A_FRAME_MS = 20;
const MOST_SHARE = 0.95;

interface Scrolled {
  /** Times between two frames, ms. */
  readonly times: readonly number[];
  /** Cells that show another price than the last one applied. */
  readonly wrong: number;
}

async function scrolled(browser: Browser, address: string): Promise<Scrolled> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(takeBoard);
  await page.goto(address);
  await page.waitForFunction(() => 'board' in window);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate((wanted) => window.board.prepare(wanted), load);
  const [times] = await Promise.all([
    page.evaluate(() => window.board.frames()),
    session.send('Input.synthesizeScrollGesture', scroll),
  ]);
  // The last prices are drawn in the next frame, and the cells mounted meanwhile are numbered.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { wrong } = await page.evaluate(() => window.board.check());
  await context.close();
  return { times, wrong };
}

const [own, byHand] = [await buildBoard(), await buildPage()];
const servers = { product: await serveFolder(own.folder), hand: await serveFolder(byHand.folder) };
const browser = await launchChromium();
try {
  const addresses = {
    product: `${servers.product.origin}/bench/board.html?rows=500`,
    hand: `${servers.hand.origin}/hand-board.html`,
  };
  const rounds: Record<keyof typeof addresses, Scrolled[]> = { product: [], hand: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.hand.push(await scrolled(browser, addresses.hand));
    rounds.product.push(await scrolled(browser, addresses.product));
  }
  for (const [board, all] of Object.entries(rounds)) {
    const times = all.flatMap((one) => one.times);
    const value = rounded(times.filter((ms) => ms <= A_FRAME_MS).length / times.length, 3);
    const p95Ms = rounded(percentile(times, 0.95));
    const judged = board === 'product' ? { goal: MOST_SHARE, holds: value >= MOST_SHARE } : {};
    print({ bench: 'list-scroll', board, what: 'frames within 20 ms', value, ...judged, p95Ms });
    const wrong = all.reduce((sum, one) => sum + one.wrong, 0);
    print({
      bench: 'list-scroll',
      board,
      what: 'wrong cells at the end',
      value: wrong,
      goal: 0,
      holds: wrong === 0,
    });
  }
} finally {
  await browser.close();
  await Promise.all([servers.product.stop(), servers.hand.stop(), own.remove(), byHand.remove()]);
}
