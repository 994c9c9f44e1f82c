import { oddsMilli, oddsToWire, toWire } from '@touchline/betting';
import { createActionsClock, type ActionsClock } from '../../actions/actionsClock.ts';
import { createOperatorActions, type OperatorActions } from '../../actions/operatorActions.ts';
import { createCouponClock, type CouponClock } from '../../coupons/couponClock.ts';
import type { CouponParts } from '../../coupons/couponParts.ts';
import { placeCoupon } from '../../coupons/placement.service.ts';
import type { CouponWithLegs } from '../../coupons/couponAccess.ts';
import type { Db } from '../../db/database.ts';
import type { LegResult } from '../../feed/source.ts';
import type { WritableLineBook } from '../../feed/lineBook.ts';
import { createChanges, type Changes } from '../../limits/changes.service.ts';
import type { LimitType } from '../../limits/limitTypes.ts';
import { UNLIMITED } from '../../limits/limitValues.ts';
import { createPendingLimits, type PendingLimits } from '../../limits/pending.service.ts';
import { rulesOf } from '../../limits/safetyRules.ts';
import { createWallet, type Wallet } from '../../wallet/wallet.service.ts';
import { accountsOf } from '../../wallet/wallet.store.ts';
import { createTestBook, testMatch } from '../book.ts';
import { createTestPlayer, type TestPlayer } from '../players.ts';
import type { Site } from '../../sites/site.ts';
import type { ModelSlip } from './coupon.ts';
import type { ModelMarket, ModelMatch } from './line.ts';
import { bodyOf } from './wire.ts';

interface RealParts {
  readonly db: Db;
  readonly site: Site;
  readonly now: () => Date;
}

/** The real services for one player, who shares the database with others and has their own matches. */
export class RealPlatform {
  readonly db: Db;
  readonly site: Site;
  readonly player: TestPlayer;
  readonly parts: CouponParts;
  readonly wallet: Wallet;
  readonly changes: Changes;
  readonly pending: PendingLimits;
  readonly coupons: CouponClock;
  readonly actions: ActionsClock;
  readonly operator: OperatorActions;
  private readonly book: WritableLineBook;

  private constructor({ db, site, now }: RealParts, player: TestPlayer) {
    this.db = db;
    this.site = site;
    this.player = player;
    this.book = createTestBook();
    this.parts = { db, book: this.book, now };
    const log = {
      error: (context: unknown) => {
        throw new Error('The platform failed by itself.', { cause: context });
      },
    };
    const parts = { ...this.parts, log, notify: () => undefined };
    this.wallet = createWallet({ db, now });
    this.changes = createChanges({
      db,
      now,
      sessions: { endAllIn: () => Promise.resolve([]), announce: () => 0 },
      rulesFor: () => rulesOf(site.safety, undefined),
      shown: () => Promise.resolve([]),
    });
    this.pending = createPendingLimits({ db, now });
    this.coupons = createCouponClock(parts);
    this.actions = createActionsClock(parts);
    this.operator = createOperatorActions(parts);
  }

  static async open(parts: RealParts, line: readonly ModelMatch[]): Promise<RealPlatform> {
    const platform = new RealPlatform(parts, await createTestPlayer(parts.db));
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
    return placeCoupon(this.parts, {
      playerId: this.player.playerId,
      key,
      body: bodyOf(slip, this.player.accountId),
      site: this.site.config,
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
