import type { Coupon, CouponPlacement } from '@touchline/contract';
import type { LegResult, MarketState } from '@touchline/feed/source';
import { createCouponJobs, type CouponJobs } from '../betting/coupons/couponJobs.ts';
import { couponView } from '../betting/coupons/couponView.ts';
import { placeCoupon } from '../betting/coupons/placement/placement.service.ts';
import type { CouponSite } from '../betting/coupons/placement/submission.ts';
import type { SettlementDeps } from '../betting/coupons/settlement/settlement.service.ts';
import type { Db } from '../kernel/db/database.ts';
import type { WritableLineBook } from '../betting/feed/lineBook.ts';
import { betsOf } from '../betting/history/history.store.ts';
import { accountsOf } from '../ledger/wallet/wallet.service.ts';
import { createTestBook, testMarket, testMatch } from './book.ts';
import { isOnPostgres } from './database.ts';
import { testPlacement } from './placement.ts';
import { createTestPlayer, type TestPlayer } from './players.ts';
import { testSite } from './site.ts';

type Bet = CouponPlacement['bets'][number];

/** A player with money and a book of matches, for suites about coupons. */
export interface CouponBench extends SettlementDeps {
  readonly book: WritableLineBook;
  readonly clock: CouponJobs;
  readonly player: TestPlayer;
  /** Errors logged by the clock. */
  readonly failures: readonly unknown[];
  /** Adds a match with a winner market of one price to the book, and returns a bet on it. */
  leg(id: number, coef: string, changes?: Partial<MarketState>): Bet;
  place(changes: Partial<CouponPlacement>, key?: string): Promise<Coupon>;
  /** Sets the result of a bet's selection, and settles. */
  result(bet: Bet, result: LegResult): Promise<void>;
  stored(id: string): Promise<Coupon | undefined>;
  balance(): Promise<bigint | undefined>;
  /** Advances the server's clock. */
  pass(seconds: number): void;
}

export interface BenchOptions {
  readonly iso?: string;
  /** Minor units. */
  readonly money?: bigint;
  /** Initial server time, UTC ms. */
  readonly at?: number;
  /** @default `testSite` */
  readonly site?: CouponSite;
}

let keys = 0;

/** Creates a player with money, a book without matches and a stopped clock. */
export async function createBench(
  db: Db,
  { iso = 'EUR', money = 100_000n, at = Date.UTC(2026, 0, 10, 12), site = testSite }: BenchOptions = {},
): Promise<CouponBench> {
  const player = await createTestPlayer(db, { iso, money });
  const book = createTestBook();
  let serverTime = at;
  const failures: unknown[] = [];
  const log = { error: (context: unknown) => void failures.push(context) };
  const deps = { db, book, log, now: () => new Date(serverTime) };
  const openClock = (): CouponJobs => createCouponJobs({ ...deps, notify: () => undefined });
  // Two simulated processes on a database with parallel clients.
  const [clock, second] = [openClock(), openClock()];

  return {
    ...deps,
    clock,
    player,
    failures,
    leg(id, coef, changes = {}) {
      const isLive = changes.producer === 'live';
      const startsAt = Math.floor(serverTime / 1000) + 3600;
      book.sink.match(testMatch(id, { startsAt, ...(isLive ? { status: 2, producer: 'live' } : {}) }));
      const market = testMarket(id, { yes: coef, no: '1.9' }, { type: 'winner', ...changes });
      book.sink.markets([market]);
      return { gameId: id, marketId: market.id, selectionId: `${market.id}:yes`, coef };
    },
    async place(changes, key = `bench-key-${(keys += 1)}`) {
      const body = testPlacement(player.accountId, changes);
      return couponView(await placeCoupon(deps, { playerId: player.playerId, key, body, site }));
    },
    async result({ marketId }, result) {
      book.sink.settle(marketId, { yes: result, no: result === 1 ? 0 : 1 });
      const running = isOnPostgres ? [clock, second] : [clock];
      await Promise.all(running.map((process) => process.settleMarket(marketId)));
    },
    async stored(id) {
      const rows = await betsOf(db, player.playerId, {}, { limit: 100 });
      const found = rows.find(({ coupon }) => String(coupon.id) === id);
      return found && couponView(found);
    },
    async balance() {
      return (await accountsOf(db, player.playerId))[0]?.balance;
    },
    pass(seconds) {
      serverTime += seconds * 1000;
    },
  };
}
