// Measures how fast the built app answers taps of a signed-in player, and how much moves meanwhile: a phone, the
// processor slowed four times, a new browser context for each round. Prints JSON lines with the goals; ends by itself in
// under four minutes.
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { median, print, rounded } from './lib/figures.ts';
import { singleOn, type OpenBet } from './lib/openBet.ts';
import { startPlatform } from './lib/platform.ts';
import { call, registerPlayer, type BenchPlayer } from './lib/players.ts';
import { observePage, slowDown, takeShifts, tapTime, type Shift } from './lib/tapTimes.ts';
import { phone } from './lib/viewports.ts';

/** Part to run alone, for a quick run: `coupon`, `bets`, `match` or `session`. */
const ONLY = process.env['BENCH_ONLY'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Time between the selection of a price and the tap on the coupon: the player reads the bar. */
const READING_MS = 1000;
/** Time within which everything that a tap starts has ended. */
const CALM_MS = 1500;
const COUNTS = [0, 1, 25] as const;
const goals = { coupon: 700, myBets: 900, match: 500, worst: 200, shift: 0.02 } as const;

const price = 'main article button[data-layout]:not([aria-disabled]):visible';
const couponLegs = '[role="dialog"] li';
const betCard = 'main a[id^="bet-"]';
const noBets = 'main a[href$="/live"]';

interface LineAnswer {
  readonly markets: readonly {
    readonly id: string;
    readonly matchId: number;
    readonly status: number;
    readonly selections: readonly { readonly id: string; readonly k?: string }[];
  }[];
}

/** Places bets: singles and doubles on matches of the line. */
async function placeBets(origin: string, player: BenchPlayer, count: number): Promise<void> {
  const { markets } = await call<LineAnswer>(origin, '/web-api/line/matches?section=line&limit=200');
  const byMatch = new Map<number, OpenBet>();
  for (const { id, matchId, status, selections } of markets) {
    const selection = selections.find(({ k }) => k !== undefined);
    if (status !== 1 || selection?.k === undefined || byMatch.has(matchId)) continue;
    byMatch.set(matchId, {
      gameId: matchId,
      marketId: id,
      selectionId: selection.id,
      coef: selection.k,
    });
  }
  const legs = [...byMatch.values()];
  for (let bet = 0; bet < count; bet += 1) {
    const [first, second] = [legs[bet], legs[bet + count]];
    if (!first || !second) throw new Error(`The line has only ${legs.length} matches to bet on.`);
    const single = singleOn(first, player.accountId, '10.00');
    await call(origin, '/web-api/coupons', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(bet % 2 === 0 ? single : { ...single, typeId: 1, bets: [first, second] }),
    });
  }
}

async function opened(browser: Browser, player: BenchPlayer, path: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const cookies = player.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(observePage);
  await slowDown(page);
  await page.goto(origin + path);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.waitForTimeout(CALM_MS);
  return page;
}

/** Runs a round in a browser context of its own. */
async function inNewContext<Result>(
  path: string,
  player: BenchPlayer,
  round: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await opened(browser, player, path);
  try {
    return await round(page);
  } finally {
    await page.context().close();
  }
}

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByText(name);
const couponBar = (page: Page) =>
  page.getByRole('region', { name: 'Open the coupon' }).getByRole('button').first();

async function couponRound(page: Page) {
  await page.locator(price).nth(1).tap();
  await couponBar(page).waitFor();
  await page.waitForTimeout(READING_MS);
  await takeShifts(page);
  const ms = await tapTime(page, couponBar(page), { shown: couponLegs, isComplete: true });
  if (await page.getByRole('button', { name: 'Place bet' }).isDisabled())
    throw new Error('The complete coupon has no bet to place.');
  await page.waitForTimeout(CALM_MS);
  return { ms, ...(await takeShifts(page)) };
}

async function myBetsRound(page: Page, shown: string) {
  await takeShifts(page);
  const ms = await tapTime(page, tabOf(page, 'My bets'), { shown });
  await page.waitForTimeout(CALM_MS);
  return { ms, ...(await takeShifts(page)) };
}

async function matchRound(page: Page) {
  const match = page.locator('main article a').first();
  const shown = 'main:has(h1) button[data-layout]';
  return { ms: await tapTime(page, match, { shown }) };
}

/** Taps through the product as a player does, and returns the worst interaction. */
async function sessionRound(page: Page) {
  const pause = () => page.waitForTimeout(READING_MS);
  const tap = async (target: ReturnType<Page['locator']>) => {
    await target.tap();
    await pause();
  };
  const dialog = page.getByRole('dialog');
  await tap(page.locator(price).nth(1));
  await tap(couponBar(page));
  await tap(dialog.getByRole('button', { name: '€25', exact: false }).first());
  await tap(dialog.getByRole('button', { name: 'Close' }));
  await tap(page.locator(price).nth(5));
  await tap(couponBar(page));
  await tap(dialog.getByRole('radio', { name: 'Singles' }));
  await tap(dialog.getByRole('button', { name: 'Close' }));
  await tap(tabOf(page, 'Live'));
  await tap(page.locator('main article a').first());
  await tap(page.locator('main button[data-layout]:not([aria-disabled]):visible').nth(4));
  await page.goBack();
  await pause();
  await tap(tabOf(page, 'My bets'));
  await tap(page.getByRole('main').getByText('Open', { exact: true }));
  await tap(tabOf(page, 'Menu'));
  await tap(dialog.getByRole('button', { name: 'Close' }));
  await tap(tabOf(page, 'Home'));
  const all = await page.evaluate(() => [...window.interactions.values()]);
  const worst = all.toSorted((one, other) => other.ms - one.ms);
  return { ms: worst[0]?.ms ?? 0, interactions: all.length, worst: worst.slice(0, 5).map(({ ms }) => ms) };
}

const platform = await startPlatform(undefined);
const origin = `http://localhost:${platform.port}`;
const browser = await launchChromium();

function report(what: string, unit: string, value: number, goal: number, more: object = {}): void {
  print({
    bench: 'tap-to-content',
    what: `${what}, ${unit}`,
    value: rounded(value, unit === 'ms' ? 0 : 4),
    goal,
    holds: value <= goal,
    ...more,
  });
}

const named = (moved: readonly Shift[]) =>
  moved.slice(0, 3).map((one) => ({ value: rounded(one.value, 4), moved: one.moved }));

async function rounds<Round extends { readonly ms: number }>(run: () => Promise<Round>) {
  const all: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await run());
  const times = all.map(({ ms }) => rounded(ms, 0));
  return { all, middle: median(times), times };
}

async function measureCoupon(player: BenchPlayer): Promise<void> {
  const { all, middle, times } = await rounds(() => inNewContext('/en/live', player, couponRound));
  report('first opening of the coupon', 'ms', middle, goals.coupon, { times });
  const worst = all.toSorted((one, other) => other.sum - one.sum)[0];
  report('shift of the coupon', 'sum', worst?.sum ?? 0, goals.shift, { moved: named(worst?.moved ?? []) });
}

async function measureMyBets(player: BenchPlayer, count: number): Promise<void> {
  const shown = count === 0 ? noBets : betCard;
  const { all, middle, times } = await rounds(() =>
    inNewContext('/en', player, (page) => myBetsRound(page, shown)),
  );
  if (count === COUNTS.at(-1)) report('home to My bets', 'ms', middle, goals.myBets, { times });
  const worst = all.toSorted((one, other) => other.sum - one.sum)[0];
  report(`shift of My bets with ${count} bets from home`, 'sum', worst?.sum ?? 0, goals.shift, {
    times,
    moved: named(worst?.moved ?? []),
  });
  const loaded = await inNewContext('/en/office/history', player, takeShifts);
  report(`shift of My bets with ${count} bets by its address`, 'sum', loaded.sum, goals.shift, {
    moved: named(loaded.moved),
  });
}

async function measureMatch(player: BenchPlayer): Promise<void> {
  const { middle, times } = await rounds(() => inNewContext('/en/live', player, matchRound));
  report('live to a match', 'ms', middle, goals.match, { times });
}

async function measureSession(player: BenchPlayer): Promise<void> {
  const { all, middle, times } = await rounds(() => inNewContext('/en', player, sessionRound));
  report('worst interaction of a session', 'ms', middle, goals.worst, {
    times,
    worst: all.map(({ worst }) => worst),
    interactions: all.map(({ interactions }) => interactions),
  });
}

try {
  const players = new Map<number, BenchPlayer>();
  for (const count of COUNTS) {
    const player = await registerPlayer(origin);
    await placeBets(origin, player, count);
    players.set(count, player);
  }
  const [most] = [...players.values()].toReversed();
  if (!most) throw new Error('There is no player.');
  const runs = (part: string) => ONLY === undefined || ONLY === part;
  if (runs('coupon')) await measureCoupon(most);
  if (runs('bets')) for (const [count, player] of players) await measureMyBets(player, count);
  if (runs('match')) await measureMatch(most);
  if (runs('session')) await measureSession(most);
} finally {
  await browser.close();
  await platform.stop();
}
