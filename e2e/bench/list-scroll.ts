// Measures scrolling a list of 500 matches on a phone with the processor slowed four times, while 1,000 prices move a
// second, compared with a hand-written list. Prints JSON lines with the goal; ends by itself in about half a minute.
import type { Browser } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { takeBoard } from './lib/boardDriver.ts';
import { buildBoard, buildPage } from './lib/buildPage.ts';
import { percentile, print, rounded } from './lib/figures.ts';
import { viewports } from './lib/viewports.ts';

const ROUNDS = 3;
const load = { frames: 180, changesAFrame: 17, seed: 3 } as const;
const scroll = { x: 195, y: 420, yDistance: -4000, speed: 1600, gestureSourceType: 'touch' } as const;
const A_FRAME_MS = 20;
const MOST_SHARE = 0.95;

async function scrolled(browser: Browser, address: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: viewports.phone, hasTouch: true });
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
  await context.close();
  return times;
}

const [own, byHand] = [await buildBoard(), await buildPage()];
const servers = { product: await serveFolder(own.folder), hand: await serveFolder(byHand.folder) };
const browser = await launchChromium();
try {
  const addresses = {
    product: `${servers.product.origin}/bench/board.html`,
    hand: `${servers.hand.origin}/hand-board.html`,
  };
  const times: Record<keyof typeof addresses, number[]> = { product: [], hand: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.hand.push(...(await scrolled(browser, addresses.hand)));
    times.product.push(...(await scrolled(browser, addresses.product)));
  }
  for (const [board, all] of Object.entries(times)) {
    const value = rounded(all.filter((ms) => ms <= A_FRAME_MS).length / all.length, 3);
    const p95Ms = rounded(percentile(all, 0.95));
    const judged = board === 'product' ? { goal: MOST_SHARE, holds: value >= MOST_SHARE } : {};
    print({ bench: 'list-scroll', board, what: 'frames within 20 ms', value, ...judged, p95Ms });
  }
} finally {
  await browser.close();
  await Promise.all([servers.product.stop(), servers.hand.stop(), own.remove(), byHand.remove()]);
}
