import { oddsMilli, oddsToWire, toWire } from '@touchline/betting';
import type { LegResult } from '@touchline/feed/source';
import { removeBonuses } from '../../rewards/bonuses/ending.ts';
import { createBetActionJobs, type BetActionJobs } from '../../betting/betActions/betActionJobs.ts';
import {
  createOperatorActions,
  type OperatorActions,
} from '../../betting/betActions/corrections/operatorActions.ts';
import { createCouponJobs, type CouponJobs } from '../../betting/coupons/couponJobs.ts';
import type { CouponDeps } from '../../betting/coupons/couponDeps.ts';
import { createMemoryBus } from '../../kernel/bus/index.ts';
import {
  createMarketClosures,
  type MarketClosures,
} from '../../betting/marketClosures/marketClosures.service.ts';
import { placeCoupon } from '../../betting/coupons/placement/placement.service.ts';
import { couponSite } from '../../betting/coupons/placement/submission.ts';
import type { CouponWithLegs } from '../../betting/coupons/couponAccess.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { WritableLineBook } from '../../betting/feed/lineBook.ts';
import { createChanges, type Changes } from '../../protection/limits/changes/changes.service.ts';
import { requireDemoCredit } from '../../protection/limits/enforcement/demoCredits.ts';
import type { LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { UNLIMITED } from '../../protection/limits/rules/limitValues.ts';
import { createPendingLimits, type PendingLimits } from '../../protection/limits/changes/pending.service.ts';
import { rulesOf } from '../../protection/limits/rules/safetyRules.ts';
import { removeRewards } from '../../rewards/loyalty/loyalty.service.ts';
import { createWallet, type Wallet } from '../../ledger/wallet/wallet.service.ts';
import { accountsOf } from '../../ledger/wallet/wallet.store.ts';
import { createTestBook, testMatch } from '../book.ts';
import { createTestPlayer, type TestPlayer } from '../players.ts';
import type { Site } from '../../site/sites/site.ts';
import type { ModelSlip } from './coupon.ts';
import type { ModelMarket, ModelMatch } from './line.ts';
import { RealCashier } from './realCashier.ts';
import { bodyOf } from './wire.ts';

interface RealDeps {
  readonly db: Db;
  readonly site: Site;
  readonly now: () => Date;
}

/** The real services for one player, who shares the database with others and has their own matches. */
export class RealPlatform {
  readonly db: Db;
  readonly site: Site;
  readonly player: TestPlayer;
  readonly deps: CouponDeps;
  readonly wallet: Wallet<Site>;
  readonly changes: Changes;
  readonly pending: PendingLimits;
  readonly coupons: CouponJobs;
  readonly actions: BetActionJobs;
  readonly operator: OperatorActions;
  readonly closures: MarketClosures;
  readonly cashier: RealCashier;
  private readonly book: WritableLineBook;

  private constructor({ db, site, now }: RealDeps, player: TestPlayer) {
    this.db = db;
    this.site = site;
    this.player = player;
    this.book = createTestBook();
    this.deps = { db, book: this.book, now };
    const log = {
      error: (context: unknown) => {
        throw new Error('The platform failed by itself.', { cause: context });
      },
      warn: () => undefined,
    };
    this.closures = createMarketClosures({ ...this.deps, log, bus: createMemoryBus() });
    const deps = { ...this.deps, log, closures: this.closures, notify: () => undefined };
    this.wallet = createWallet<Site>({ db, now, requireDemoCredit });
    this.changes = createChanges({
      db,
      now,
      sessions: { endAllIn: () => Promise.resolve([]), announce: () => 0 },
      onExcluded: [removeBonuses, removeRewards],
      rulesFor: () => rulesOf(site.safety, undefined),
      shown: () => Promise.resolve([]),
    });
    this.pending = createPendingLimits({ db, now });
    this.coupons = createCouponJobs(deps);
    this.actions = createBetActionJobs(deps);
    this.operator = createOperatorActions(deps);
    this.cashier = new RealCashier({ db, now, site, log }, player);
  }

  static async open(deps: RealDeps, line: readonly ModelMatch[]): Promise<RealPlatform> {
    const platform = new RealPlatform(deps, await createTestPlayer(deps.db));
    for (const match of line) platform.say(match);
    return platform;
  }

  /** Updates the book with a match of the model, without what is over. */
  say(match: ModelMatch): void {
    const producer = match.isLive ? 'live' : 'line';
    this.book.sink.match(
      testMatch(match.id, {
        sportId: match.sportId,
        status: match.isLive ? 2 : 1,
        producer,
        ...(match.score ? { score: { total: match.score, parts: [] } } : {}),
      }),
    );
    this.book.sink.markets(
      match.markets.flatMap(({ id, type, line, status, prices }) =>
        status < -1
          ? []
          : [
              {
                id,
                matchId: match.id,
                type,
                group: 'popular',
                // The cast is safe: statuses below -1 are filtered above.
                status: status as 1 | -1,
                producer,
                selections: Object.entries(prices).map(([key, price]) => ({
                  key,
                  k: oddsToWire(oddsMilli(price)),
                })),
                ...(line === undefined ? {} : { line }),
              },
            ],
      ),
    );
  }

  /** Settles a market with its results, and the bets on it. */
  async settle({ id, results }: ModelMarket): Promise<void> {
    // The cast is safe: the model's results are leg results.
    this.book.sink.settle(id, results as Record<string, LegResult>);
    await this.coupons.settleMarket(id);
  }

  /** Cancels the open markets of a match, and returns the stakes on it. */
  async cancel({ id, markets }: ModelMatch): Promise<void> {
    this.book.sink.cancel(id);
    for (const market of markets) await this.coupons.settleMarket(market.id);
  }

  place(key: string, slip: ModelSlip): Promise<CouponWithLegs> {
    return placeCoupon(this.deps, {
      playerId: this.player.playerId,
      key,
      body: bodyOf(slip, this.player.accountId),
      site: couponSite(this.site),
    });
  }

  /** Requests a limit of money, or to remove it if there is no value. */
  async ask(type: LimitType, value: bigint | undefined): Promise<void> {
    const limitValue = value === undefined ? UNLIMITED : toWire(value, 'EUR');
    await this.changes.save(this.player.playerId, [{ limitType: type, limitValue }]);
  }

  /** Confirms the player's last request of a type. */
  async confirm(type: LimitType): Promise<void> {
    const { id } = await this.db
      .selectFrom('limits')
      .select('id')
      .where('player_id', '=', this.player.playerId)
      .where('type', '=', type)
      .where('due_at', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await this.pending.confirm(this.player.playerId, [String(id)]);
  }

  /** Starts a timeout, or an exclusion with its second step. */
  async takeBreak(type: 30 | 33, days: bigint): Promise<void> {
    const { playerId } = this.player;
    const limit = { limitType: type, limitValue: String(days), selfExcludeReason: '1' };
    const { tokenGuid } = await this.changes.save(playerId, [limit]);
    if (tokenGuid === null) return;
    const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
    await this.changes.answer(playerId, { tokenGuid, answers });
  }

  async money(): Promise<{ readonly balance: bigint; readonly held: bigint }> {
    const [account] = await accountsOf(this.db, this.player.playerId);
    if (!account) throw new Error('The account is gone.');
    return { balance: account.balance, held: account.held };
  }
}
