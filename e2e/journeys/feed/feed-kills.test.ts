import { LISTENER_LIMITS } from '@touchline/feed';
import { openPair, type Pair, type PairServer } from '../../faults/lib/pair.ts';
import { findPostgres } from '../../faults/lib/postgresServer.ts';
import type { Page } from '@playwright/test';
import { findRedis } from '../../faults/lib/redisServer.ts';
import { App } from '../support/app.ts';
import { placeBet } from '../support/bets.ts';
import { print, timeUntil } from '../support/figures.ts';
import { platformCalls, type Platform } from '../support/platform.ts';
import { livePick, playUntilMoved, type Pick } from '../support/play.ts';
import { newPlayer } from '../support/player.ts';
import { expect, FIRST_PORT, test as base } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

/** Time limit of each step, ms: anything longer hangs. */
const HANGS = 60_000;
/**
 * Time limit from a gap to suspended prices, ms; the measured figure is printed. Allows for a slow browser on a busy
 * machine.
 */
const SUSPENDED_WITHIN = 5_000;
/** Longest silence before prices are suspended, plus the time to detect it, ms. */
const SILENCE = LISTENER_LIMITS.silence + 6_000;
/** Time in which the lead of the feed passes on after its holder is gone, ms. */
const LEAD_WITHIN = 30_000;

const test = base.extend<object, { pair: Pair }>({
  pair: [
    // Playwright reads the required fixtures from the pattern; this one needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const pair = await openPair(FIRST_PORT + 100 + parallelIndex);
      await use(pair);
      await pair.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ viewport: { width: 1366, height: 768 } });
test.skip(!findPostgres() || !findRedis(), 'This machine has no PostgreSQL or no Redis to start.');
test.describe.configure({ mode: 'serial' });

/** Calls of a journey to one of the processes; the match clock advances in both. */
function platformAt(pair: Pair, { port }: PairServer): Platform {
  return { ...platformCalls(port, pair.token), advance: pair.advance, stop: pair.end };
}

/** Current sequence number of a process's feed. */
async function numberOf({ process }: PairServer): Promise<number> {
  const answer = await fetch(`${process.origin}/web-api/feed/poll?topics=live`);
  // The cast: the platform's own suites check the answer against the contract.
  const { frames } = (await answer.json()) as { frames: { t: string; seq: number }[] };
  return frames.find(({ t }) => t === 'snapshot')?.seq ?? 0;
}

/** A player on the page of a match in play, with one of its prices in the coupon and a stake on it. */
class Walk {
  readonly app: App;
  readonly pair: Pair;
  readonly pick: Pick;

  constructor(app: App, pair: Pair, pick: Pick) {
    this.app = app;
    this.pair = pair;
    this.pick = pick;
  }

  static async begin(page: Page, pair: Pair, server: PairServer): Promise<Walk> {
    pair.gate.leadTo(server.port);
    const origin = `http://localhost:${pair.gate.port}`;
    const app = new App({ page, origin, lang: 'en', say: wordsIn('en') });
    const pick = await livePick(platformAt(pair, server));
    await newPlayer(app, '100.00');
    await app.openMatch(pick.match, 'football');
    await app.price(pick).click();
    await app.stake.fill('10');
    const walk = new Walk(app, pair, pick);
    await walk.expectLive();
    return walk;
  }

  private get cell() {
    return this.app.price(this.pick);
  }

  /** Expects that nothing can be added or bet on. */
  async expectSuspended(timeout = HANGS): Promise<void> {
    await expect(this.cell).toHaveAttribute('aria-disabled', 'true', { timeout });
    await expect(this.app.place).toBeDisabled({ timeout });
  }

  async expectLive(timeout = HANGS): Promise<void> {
    await expect(this.cell).not.toHaveAttribute('aria-disabled', 'true', { timeout });
    await expect(this.app.place).toBeEnabled({ timeout });
    await expect(this.notice).toBeHidden();
  }

  get notice() {
    const { say, page } = this.app;
    const words = ['stale', 'source', 'offline'].map((why) => say(`common:connection.${why}`));
    return page.getByText(new RegExp(words.map((one) => RegExp.escape(one)).join('|')));
  }

  /** Advances play and expects the page to show it. */
  async expectMoves(server: PairServer): Promise<void> {
    const moved = await playUntilMoved(platformAt(this.pair, server), this.pick);
    await expect(this.cell).toContainText(moved);
  }
}

test(
  'loss of the socket alone suspends prices at once, polling resumes them, and the socket reconnects',
  { tag: '@thorough' },
  async ({ page, pair, quiet }) => {
    quiet.allow(/feed\/socket/);
    const walk = await Walk.begin(page, pair, pair.second);
    // The page checks once a second whether to show that prices are suspended: polling must not end the pause before
    // that.
    const isSaid = Promise.withResolvers<void>();
    await page.route('**/web-api/feed/poll?*', async (route) => {
      await isSaid.promise;
      await route.continue();
    });
    pair.gate.shutSockets();
    print('socket reset: prices suspended', await timeUntil(() => walk.expectSuspended()));
    await expect(walk.notice).toHaveText(walk.app.say('common:connection.stale'));
    isSaid.resolve();
    print('sockets refused: polling shows live prices', await timeUntil(() => walk.expectLive()));
    await walk.expectMoves(pair.second);
    pair.gate.open();
    const back = () => expect.poll(pair.gate.sockets).toBe(1);
    print('sockets allowed: there is one again', await timeUntil(back));
    await walk.expectMoves(pair.second);
  },
);

test(
  'loss of the network suspends prices at once, shows the offline message, and recovers',
  { tag: '@thorough' },
  async ({ context, page, pair, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED/);
    const walk = await Walk.begin(page, pair, pair.second);
    await context.setOffline(true);
    print('network gone: prices suspended', await timeUntil(() => walk.expectSuspended(SUSPENDED_WITHIN)));
    await expect(walk.notice).toHaveText(walk.app.say('common:connection.offline'));
    await context.setOffline(false);
    print('network back: prices live', await timeUntil(() => walk.expectLive(10_000)));
    await walk.expectMoves(pair.second);
  },
);

test(
  'loss of the process that serves the page suspends prices at once, and the other process resumes them',
  { tag: '@thorough' },
  async ({ page, pair, quiet }) => {
    quiet.allow(/feed\/(socket|poll)|ERR_/);
    const walk = await Walk.begin(page, pair, pair.second);
    pair.gate.leadTo(pair.first.port);
    await pair.second.process.kill();
    print(
      'following process killed: prices suspended',
      await timeUntil(() => walk.expectSuspended(SUSPENDED_WITHIN)),
    );
    print(
      'following process killed: prices live at the other',
      await timeUntil(() => walk.expectLive(10_000)),
    );
    await walk.expectMoves(pair.first);
    await pair.start(pair.second);
  },
);

test(
  'loss of the process that leads the feed passes the lead to the other',
  { tag: '@thorough' },
  async ({ page, pair }) => {
    const walk = await Walk.begin(page, pair, pair.second);
    await pair.first.process.kill();
    const before = await numberOf(pair.second);
    const ms = await timeUntil(async () => {
      // A new leader starts new sequence numbers.
      await expect.poll(() => numberOf(pair.second), { timeout: LEAD_WITHIN }).toBeGreaterThan(before);
      await walk.expectLive(LEAD_WITHIN);
    });
    print('leading process killed: play goes on in the other', ms);
    await walk.expectMoves(pair.second);
    await pair.start(pair.first);
  },
);

test(
  'loss of Redis stops bets on a process without updates, until Redis is back',
  { tag: ['@thorough', '@money'] },
  async ({ page, pair }) => {
    const walk = await Walk.begin(page, pair, pair.first);
    await pair.redis.stop();
    print('Redis gone: prices suspended', await timeUntil(() => walk.expectSuspended(SILENCE)));
    const bet = placeBet(page, { typeId: 0, picks: [walk.pick], amount: '10.00' });
    await expect(bet).rejects.toThrow('MARKET_SUSPENDED');
    await expect(walk.notice).toHaveText(walk.app.say('common:connection.source'));
    await pair.redis.start();
    print('Redis back: prices live', await timeUntil(() => walk.expectLive(15_000)));
    await walk.expectMoves(pair.first);
  },
);
