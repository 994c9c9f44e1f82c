import type { Coupon, CouponPlacement } from '@touchline/contract';
import { createBetActionJobs, type BetActionJobs } from '../betting/betActions/betActionJobs.ts';
import {
  createOperatorActions,
  type OperatorActions,
} from '../betting/betActions/corrections/operatorActions.ts';
import type { ResultDeps } from '../betting/betActions/corrections/results.service.ts';
import { createCouponJobs, type CouponJobs } from '../betting/coupons/couponJobs.ts';
import { loadClosures } from '../betting/marketClosures/followClosures.ts';
import { couponOf } from '../betting/coupons/couponAccess.ts';
import { couponView } from '../betting/coupons/couponView.ts';
import { placeCoupon } from '../betting/coupons/placement/placement.service.ts';
import type { CouponSite } from '../betting/coupons/placement/submission.ts';
import type { Db } from '../kernel/db/database.ts';
import type { WritableLineBook } from '../betting/feed/lineBook.ts';
import { accountsOf } from '../ledger/wallet/wallet.store.ts';
import { forgetOperators } from './closures.ts';
import { createTestBook, testMarket, testMatch } from './book.ts';
import { testPlacement } from './placement.ts';
import { createTestPlayer, type TestPlayer } from './players.ts';
import { testSite } from './site.ts';

type Prices = Readonly<Record<string, string>>;

/** A player who bets on four pre-match matches, each at 2 - 3.4 - 3.9, with stopped clocks. */
export interface ActionsWorld {
  readonly book: WritableLineBook;
  readonly player: TestPlayer;
  readonly deps: ResultDeps;
  readonly clock: BetActionJobs;
  readonly coupons: CouponJobs;
  /** Notices sent to the player's pages. */
  readonly notices: { readonly couponId: string; readonly balanceChanged: boolean }[];
  /** Returns an unused key. */
  key(): string;
  /** Places a coupon, by default a single of 10.00 on the home side of match 1. */
  place(changes?: Partial<CouponPlacement>): Promise<Coupon>;
  coupon(id: string): Promise<Coupon>;
  /** Returns the player's balance, minor units. */
  balance(): Promise<bigint>;
  /** Sets the prices of a match. */
  price(matchId: number, prices: Prices): void;
  /** Sets a match in play. */
  kickOff(matchId: number, prices?: Prices): void;
  /** Settles a match with a winner. */
  settle(matchId: number, winner: 'home' | 'draw' | 'away'): Promise<void>;
  /** Advances the server's clock. */
  wait(seconds: number): void;
}

export const PRICES: Prices = { home: '2', draw: '3.4', away: '3.9' };

/** Returns the home, draw or away selection of a match as a leg. */
export function legOn(matchId: number, key = 'home', coef = PRICES[key] ?? '2') {
  const marketId = `${matchId}.match-result`;
  return { gameId: matchId, marketId, selectionId: `${marketId}:${key}`, coef };
}

let made = 0;

/** Money of the player, minor units, and the site's settings. */
export interface WorldOptions {
  /** @default 10_000n */
  readonly money?: bigint;
  /** @default `testSite` */
  readonly site?: CouponSite;
}

/** Creates a world with its own player. */
export async function createActionsWorld(
  db: Db,
  { money = 10_000n, site = testSite }: WorldOptions = {},
): Promise<ActionsWorld> {
  const book = createTestBook();
  const player = await createTestPlayer(db, { money });
  let time = Date.UTC(2026, 0, 10, 12);
  const notices: ActionsWorld['notices'] = [];
  const log = {
    error: (context: unknown) => {
      throw new Error(`Nothing may fail here: ${String(context)}`);
    },
  };
  const deps: ResultDeps = {
    db,
    closures: { changed: () => loadClosures({ db, book }) },
    log,
    book,
    now: () => new Date(time),
    notify: (_player, couponId, balanceChanged) =>
      void notices.push({ couponId: String(couponId), balanceChanged }),
  };
  const coupons = createCouponJobs(deps);
  const price = (id: number, prices: Prices) => book.sink.markets([testMarket(id, prices)]);
  for (const id of [1, 2, 3, 4]) {
    book.sink.match(testMatch(id));
    price(id, PRICES);
  }
  const key = () => `action-key-${(made += 1)}`;

  async function place(changes: Partial<CouponPlacement> = {}): Promise<Coupon> {
    const body = testPlacement(player.accountId, { bets: [legOn(1)], ...changes });
    const { playerId } = player;
    return couponView(await placeCoupon(deps, { playerId, key: key(), body, site }));
  }

  return {
    book,
    player,
    deps,
    clock: createBetActionJobs(deps),
    coupons,
    notices,
    key,
    place,
    price,
    async coupon(id) {
      const found = await couponOf(db, player.playerId, BigInt(id));
      if (!found) throw new Error(`There is no coupon ${id}.`);
      return couponView(found);
    },
    async balance() {
      const [account] = await accountsOf(db, player.playerId);
      return account?.balance ?? 0n;
    },
    kickOff(id, prices = PRICES) {
      book.sink.match(testMatch(id, { status: 2, producer: 'live', score: { total: [0, 0], parts: [] } }));
      book.sink.markets([testMarket(id, prices, { producer: 'live' })]);
    },
    async settle(id, winner) {
      const marketId = `${id}.match-result`;
      const results = { home: 0, draw: 0, away: 0, [winner]: 1 } as const;
      book.sink.settle(marketId, results);
      await coupons.settleMarket(marketId);
    },
    wait(seconds) {
      time += seconds * 1000;
    },
  };
}

/** Creates a world without published results, and its operator. */
export async function createOperatorWorld(
  db: Db,
  options: WorldOptions = {},
): Promise<{ readonly world: ActionsWorld; readonly operator: OperatorActions }> {
  // All worlds have the same matches, so that published results would apply to all.
  await forgetOperators(db);
  const world = await createActionsWorld(db, options);
  return { world, operator: createOperatorActions(world.deps) };
}
