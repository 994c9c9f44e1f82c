import type { AnswerOf, Calls } from '@touchline/contract';
import type { SignedIn } from '../../accounts/index.ts';
import { type Db, seconds } from '../../kernel/index.ts';
import { availableLimits } from './changes/availableLimits.ts';
import { nextDay } from './rules/blocks.ts';
import { playerData, type PlayerData } from './playerData.ts';
import { restrictionsOf, type LimitRow } from './limits.store.ts';
import { limitHistory, type HistoryPage } from './limitHistory.ts';
import { limitViews } from './limitView.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { checkDueAt, checkMinutes } from './sessionTime/realityCheck.service.ts';
import { checkedSession } from './sessionTime/realityCheck.store.ts';
import type { SafetyRules } from './rules/safetyRules.ts';
import { sessionTime } from './sessionTime/sessionTime.ts';

/** Interval at which players are reminded to review their limits, months. */
const REVIEW_MONTHS = 6;

export interface OverviewDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  rulesFor(data: PlayerData): SafetyRules;
}

/** The player's view of the limits. */
export interface Overview {
  limits(player: SignedIn): Promise<AnswerOf<Calls['limits']>>;
  available(playerId: bigint): Promise<AnswerOf<Calls['availableLimits']>>;
  /** Returns the times that the app's clocks use. */
  pulse(player: SignedIn): Promise<AnswerOf<Calls['pingLimits']>>;
  /** Returns the changes of the limits, page by page. */
  history(playerId: bigint, page: HistoryPage): Promise<AnswerOf<Calls['limitHistory']>>;
  /** Records that the player reviewed the limits. */
  review(playerId: bigint): Promise<void>;
}

export function createOverview({ db, now, rulesFor }: OverviewDeps): Overview {
  async function sessionToday(playerId: bigint, limits: readonly LimitRow[], at: Date) {
    const time = await sessionTime(db, playerId, limits, at);
    if (!time) return null;
    const { limit, used, remaining, utcOffset } = time;
    return {
      limitSeconds: limit,
      usedSeconds: used,
      remainingSeconds: remaining,
      endsAt: at.getTime() + remaining * 1000,
      nextDayAt: nextDay(at, utcOffset).getTime() / 1000,
    };
  }

  async function pulseOf({ playerId, sessionId }: SignedIn, rules: SafetyRules, at: Date) {
    const { limits } = await restrictionsOf(db, playerId);
    const dueAt = checkDueAt(checkMinutes(limits, rules), await checkedSession(db, sessionId), rules);
    return {
      session: await sessionToday(playerId, limits, at),
      realityCheckAt: dueAt?.getTime() ?? null,
      serverTime: at.getTime(),
    };
  }

  /** Returns half a year after the player last reviewed or changed the limits. */
  async function reviewAt(playerId: bigint, { registeredAt, reviewedAt }: PlayerData): Promise<number> {
    const { changedAt } = await db
      .selectFrom('limit_history')
      .select(({ fn }) => fn.max('changed_at').as('changedAt'))
      .where('player_id', '=', playerId)
      .where('changed_by', '=', 'player')
      .executeTakeFirstOrThrow();
    const last = Math.max(...[registeredAt, reviewedAt, changedAt].map((date) => date?.getTime() ?? 0));
    const date = new Date(last);
    date.setUTCMonth(date.getUTCMonth() + REVIEW_MONTHS);
    return seconds(date);
  }

  return {
    async limits(player) {
      const at = now();
      const data = await playerData(db, player.playerId);
      const rules = rulesFor(data);
      return {
        limits: await limitViews(db, player.playerId, { iso: data.iso, rules }, at),
        reviewAt: await reviewAt(player.playerId, data),
        ...(await pulseOf(player, rules, at)),
      };
    },
    async available(playerId) {
      const data = await playerData(db, playerId);
      return availableLimits(data.iso, rulesFor(data));
    },
    pulse: async (player) => pulseOf(player, rulesFor(await playerData(db, player.playerId)), now()),
    history: (playerId, page) => limitHistory(db, playerId, page),
    review: (playerId) =>
      db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        await trx
          .updateTable('players')
          .set({ limits_reviewed_at: now() })
          .where('id', '=', playerId)
          .execute();
      }),
  };
}
