import type { Db, Trx } from '../../../kernel/index.ts';
import { closedAt, nextDay, type Block } from '../rules/blocks.ts';
import { restrictionsOf } from '../limits.store.ts';
import { playerData, type PlayerData } from '../playerData.ts';
import type { SafetyRules } from '../rules/safetyRules.ts';
import { checkDueAt, checkMinutes } from './realityCheck.service.ts';
import { checkedSession } from './realityCheck.store.ts';
import { sessionTime } from './sessionTime.ts';

/** Reasons against another round of a game now, and the time until which none of them can arise by itself. */
export interface PlayPause {
  /** Block of play, a used-up session limit included, a break after a reality check not; undefined without one. */
  readonly block: Block | undefined;
  /** End of the break that follows a mandatory reality check; null outside one. */
  readonly pausedUntil: Date | null;
  readonly isRealityCheckDue: boolean;
  /** Time of the next reality check, or end of the session's time; null if neither is due some time. */
  readonly nextAt: Date | null;
}

/**
 * Returns what keeps a player from the next round of a game.
 * @param signInId session of the sign-in, by which reality checks are counted
 */
export type PlayPauseOf = (
  db: Db | Trx,
  player: { readonly playerId: bigint; readonly signInId: bigint },
  now: Date,
) => Promise<PlayPause>;

export function createPlayPauses(rulesFor: (data: PlayerData) => SafetyRules): PlayPauseOf {
  return async (db, { playerId, signInId }, now) => {
    const rules = rulesFor(await playerData(db, playerId));
    const { limits, blocks } = await restrictionsOf(db, playerId);
    const time = await sessionTime(db, playerId, limits, now);
    const dueAt = checkDueAt(checkMinutes(limits, rules), await checkedSession(db, signInId), rules);
    const timeEnds = time && new Date(now.getTime() + time.remaining * 1000);
    const isUsedUp = time !== undefined && time.remaining <= 0;
    const pausedUntil = blocks?.paused_until ?? null;
    const instants = [dueAt, timeEnds].flatMap((at) => (at && at > now ? [at.getTime()] : []));
    return {
      block:
        closedAt('game', limits, blocks && { ...blocks, paused_until: null }, now) ??
        (isUsedUp
          ? { code: 'SESSION_LIMIT', until: nextDay(now, time.utcOffset), returnToken: null }
          : undefined),
      pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
      isRealityCheckDue: dueAt !== null && dueAt <= now,
      nextAt: instants.length === 0 ? null : new Date(Math.min(...instants)),
    };
  };
}
