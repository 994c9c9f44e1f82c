import { LISTENER_LIMITS } from '@touchline/feed';
import type { Request } from '@playwright/test';
import { openGate, type Gate } from '../../faults/lib/gate.ts';
import { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { livePick, playUntilMoved, type Pick } from '../support/play.ts';
import { nameOf } from '../support/slip.ts';
import { openRealBrowser, type RealBrowser, type RealTab } from '../support/realBrowser.ts';
import { print, timeUntil } from '../support/figures.ts';
import { settled } from '../support/settled.ts';
import { expect, test as base } from '../support/test.ts';
import { setHidden } from '../support/visibility.ts';

/** Time within which a leading tab that freezes or hangs is replaced, ms. */
const TAKEOVER_WITHIN = 10_000;
/** Time after which a hidden page disconnects from the feed, ms. */
const HIDDEN_PAUSE = 30_000;
const POLL = '/web-api/feed/poll';

interface Fixtures {
  /** Gateway in front of the platform that counts requests. */
  readonly gate: Gate;
  readonly browserOfTabs: RealBrowser;
}

const test = base.extend<Fixtures>({
  gate: async ({ platform }, use) => {
    const gate = await openGate(platform.port);
    await use(gate);
    await gate.stop();
  },
  // Playwright reads the required fixtures from the pattern; this one needs none.
  // eslint-disable-next-line no-empty-pattern
  browserOfTabs: async ({}, use) => {
    const browser = await openRealBrowser();
    await use(browser);
    await browser.close();
  },
});

/** Dependencies of the journeys with five tabs. */
interface Five extends Fixtures {
  readonly app: App;
  readonly platform: Platform;
}

/** Text of a price cell: its price while it accepts bets, else the reason why not. */
function figureIn(tab: RealTab, name: string): Promise<string> {
  return tab.read(`(() => {
    const cells = [...document.querySelectorAll('main button')];
    const cell = cells.find(({ textContent }) => textContent.startsWith(${JSON.stringify(name)}));
    if (!cell) return 'missing';
    return cell.getAttribute('aria-disabled') === 'true' ? 'suspended' : cell.querySelector('bdi').textContent;
  })()`);
}

const expectFigure = (tab: RealTab, name: string, figure: string | RegExp) =>
  expect.poll(() => figureIn(tab, name)).toMatch(figure);

/**
 * Returns code that evaluates an expression about `held` and `pending` locks; a tab finds its own client id by a lock
 * that only it holds.
 */
const byLocks = (expression: string) => `navigator.locks.request(crypto.randomUUID(), async ({ name }) => {
  const { held, pending } = await navigator.locks.query();
  const own = held.find((lock) => lock.name === name)?.clientId;
  const isOwn = (lock) => lock.name === 'touchline.feed' && lock.clientId === own;
  return ${expression};
})`;

/** Expression that is true in the tab that holds the leader's lock. */
const LEADS = byLocks('held.some(isOwn)');

/** Expression that is true in a tab that holds the leader's lock or waits for it. */
const TAKES_PART = byLocks('[...held, ...pending].some(isOwn)');

/** Returns the tab that leads; between two leads none does. */
async function leaderOf(tabs: readonly RealTab[]): Promise<RealTab> {
  let leading: RealTab | undefined;
  const findLeader = async () => {
    for (const tab of tabs) if (await tab.read(LEADS)) return tab;
    return undefined;
  };
  await expect
    .poll(async () => (leading = await findLeader()) !== undefined, 'one of the tabs leads')
    .toBe(true);
  if (!leading) throw new Error('None of the tabs leads.');
  return leading;
}

const matchPath = ({ match }: Pick) => `/live/football/${match.competitionId}/${match.id}`;

/** Opens five tabs, one of which leads. */
async function openFive({ app, browserOfTabs, gate, platform }: Five) {
  const pick = await livePick(platform);
  const name = nameOf(app, pick);
  const origin = `http://localhost:${gate.port}/en`;
  const openTab = async (path: string): Promise<RealTab> => {
    const tab = await browserOfTabs.open(origin + path);
    await expect
      .poll(() => tab.read(`document.querySelectorAll('main button bdi').length`))
      .toBeGreaterThan(0);
    // The server's page has prices before the app runs; in a hidden tab it would start late.
    await expect.poll(() => tab.read(TAKES_PART)).toBe(true);
    return tab;
  };
  const tabs = new Set<RealTab>();
  // Whichever of them leads, at least one that shows the match doesn't.
  const watching = new Set<RealTab>();
  for (const path of [matchPath(pick), '', matchPath(pick), '/live/football', matchPath(pick)]) {
    const tab = await openTab(path);
    tabs.add(tab);
    if (path === matchPath(pick)) {
      await expectFigure(tab, name, pick.selection.k);
      watching.add(tab);
    }
  }
  await expect.poll(gate.sockets).toBe(1);

  return {
    tabs,
    /**
     * Ends the lead of the leading tab while one that shows the match is visible: another tab requests a socket, and
     * prices move in the visible one.
     * @returns the tab that led, and the time in ms until prices were live again
     */
    async takeover(how: string, end: (leading: RealTab) => Promise<unknown>) {
      // A tab that is in the background for half a minute disconnects from the feed.
      for (const tab of tabs) await tab.show();
      const leading = await leaderOf([...tabs]);
      tabs.delete(leading);
      const last = [...tabs.intersection(watching)].at(-1);
      if (!last) throw new Error('No tab that shows the match is left.');
      await last.show();
      await expectFigure(last, name, /\d/);
      const asked = gate.socketsAsked();
      await end(leading);
      const ms = await timeUntil(async () => {
        await expect.poll(gate.socketsAsked).toBeGreaterThan(asked);
        await expectFigure(last, name, /\d/);
      });
      print(`five tabs, leading one ${how}: prices of another are live again`, ms);
      await expectFigure(last, name, await playUntilMoved(platform, pick));
      await expect.poll(gate.sockets).toBe(1);
      return { leading, ms };
    },
  };
}

test('five tabs share one socket, and the next tab takes over when the leading one closes or freezes', async ({
  app,
  browserOfTabs,
  gate,
  platform,
}) => {
  const { takeover } = await openFive({ app, browserOfTabs, gate, platform });
  await takeover('closed', (leading) => leading.close());
  await takeover('frozen', (leading) => leading.freeze());
});

test(
  'the next of five tabs takes over within ten seconds when the leading one closes, freezes or hangs',
  { tag: '@thorough' },
  async ({ app, browserOfTabs, gate, platform }) => {
    const { tabs, takeover } = await openFive({ app, browserOfTabs, gate, platform });
    const closed = await takeover('closed', (leading) => leading.close());
    const frozen = await takeover('frozen', (leading) => leading.freeze());
    await frozen.leading.thaw();
    tabs.add(frozen.leading);
    const hung = await takeover('hung', (leading) =>
      leading.read(
        `void setTimeout(() => { const end = performance.now() + 12_000; while (performance.now() < end); })`,
      ),
    );
    for (const { ms } of [closed, frozen, hung]) expect(ms).toBeLessThan(TAKEOVER_WITHIN);
    await expect.poll(gate.sockets, { timeout: 2 * TAKEOVER_WITHIN }).toBe(1);
    expect(gate.calls(POLL)).toBe(0);
  },
);

test(
  'one tab polls for all of them where sockets are refused',
  { tag: '@thorough' },
  async ({ app, context, gate, platform, quiet }) => {
    quiet.allow(/feed\/socket/);
    gate.shutSockets();
    const pick = await livePick(platform);
    const tabs: App[] = [];
    for (const page of [app.page, await context.newPage(), await context.newPage()]) {
      const tab = new App({ ...app, page, origin: `http://localhost:${gate.port}` });
      await tab.openMatch(pick.match, 'football');
      tabs.push(tab);
    }
    const showAll = (figure: string) =>
      Promise.all(tabs.map((tab) => expect(tab.price(pick)).toContainText(figure)));
    await expect.poll(() => gate.calls(POLL)).toBeGreaterThan(0);
    await showAll(pick.selection.k);
    await showAll(await playUntilMoved(platform, pick));
    const asked = gate.calls(POLL);
    const ms = await timeUntil(() => expect.poll(() => gate.calls(POLL)).toBeGreaterThanOrEqual(asked + 4));
    print('three tabs without sockets: four calls for prices', ms);
    // The first of the four requests may be due at once.
    expect(ms).toBeGreaterThan(2.9 * LISTENER_LIMITS.poll.match);
  },
);

test('a page restored from the back/forward cache is the same page, and live again', async ({
  app,
  browserOfTabs,
  gate,
  platform,
}) => {
  const pick = await livePick(platform);
  const name = nameOf(app, pick);
  const tab = await browserOfTabs.open(`http://localhost:${gate.port}/en${matchPath(pick)}`);
  await expectFigure(tab, name, pick.selection.k);
  // The server's page has the price before the app is live.
  await expect.poll(gate.sockets).toBe(1);
  await tab.read(`addEventListener('pageshow', ({ persisted }) => { globalThis.isBack = persisted; })`);
  await tab.go(`http://127.0.0.1:${platform.port}/health/ready`);
  await expect.poll(gate.sockets).toBe(0);
  const moved = await playUntilMoved(platform, pick);
  await tab.goBack();
  await expectFigure(tab, name, moved);
  expect(await tab.read('globalThis.isBack')).toBe(true);
  await expect.poll(gate.sockets).toBe(1);
});

test('a page that is hidden for half a minute disconnects and sends no requests, and is live again when visible', async ({
  app,
  gate,
  page,
  platform,
  quiet,
}) => {
  // With a clock ahead of the platform's, the socket appears silent.
  quiet.allow(/closed before the connection is established/);
  const pick = await livePick(platform);
  const tab = new App({ ...app, origin: `http://localhost:${gate.port}` });
  await page.clock.install();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await tab.openMatch(pick.match, 'football');
  await expect(tab.price(pick)).toContainText(pick.selection.k);
  await expect.poll(gate.sockets).toBe(1);
  await settled(page);
  await setHidden(page, true);
  await page.clock.runFor(HIDDEN_PAUSE);
  await expect
    .poll(() => ({ sockets: gate.sockets(), underWay: underWay.size }))
    .toEqual({
      sockets: 0,
      underWay: 0,
    });
  const before = gate.allCalls();
  await page.clock.runFor(10 * 60_000);
  expect(gate.allCalls()).toEqual(before);
  const moved = await playUntilMoved(platform, pick);
  await setHidden(page, false);
  await page.clock.resume();
  await expect(tab.price(pick)).toContainText(moved);
  await expect.poll(gate.sockets).toBe(1);
});
