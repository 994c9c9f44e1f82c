import { sql } from 'kysely';
import type { Sessions, EndedSession } from '../../accounts/index.ts';
import { type Db, type Job } from '../../kernel/index.ts';
import { dayStart, EXCLUSION_DAYS } from './rules/blocks.ts';
import { signedInSince } from './limits.store.ts';
import { LIMIT_TYPE } from './rules/limitTypes.ts';
import { lockWithAccounts } from '../../ledger/index.ts';

const SECOND = 1000;
const HOUR = 3600;
const EVERY = 2 * SECOND;
const TIDY_EVERY = 60 * SECOND;

/** Work on limits that is due. The row ensures that each step happens once. */
export interface LimitsJobs {
  /** Ends the sessions of players whose time of the day is used up. Returns how many it ended. */
  endUsedUp(): Promise<number>;
  /** Ends pending limits that weren't confirmed, and breaks that are over. */
  tidy(): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface LimitsClockDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, 'endAllIn' | 'announce'>;
  /** Minutes without a call after which players with a session limit are signed out, saved sign-in or not. */
  readonly idleMinutes: number;
}

interface Timed {
  readonly playerId: bigint;
  readonly hours: bigint;
  readonly utcOffset: number;
}

export function createLimitsJobs({ db, now, sessions, idleMinutes }: LimitsClockDeps): LimitsJobs {
  const failed = 'Limits could not be looked after; it is tried again.';

  /** Returns the signed-in players with a session limit. */
  const timedPlayers = async (at: Date): Promise<readonly Timed[]> => {
    const { rows } = await sql<Timed>`
      select l.player_id as "playerId", l.value as hours, p.utc_offset_minutes as "utcOffset"
      from limits l join players p on p.id = l.player_id
      where l.type = ${LIMIT_TYPE.session} and l.state = 'ACTIVE'
        and exists (select from sessions s
          where s.player_id = l.player_id and s.ended_at is null and s.idle_ends_at > ${at})`.execute(db);
    return rows;
  };

  /**
   * Ends inactive sessions: a saved sign-in outlives the player's presence, and time without activity isn't counted.
   */
  async function endSilent(at: Date): Promise<readonly EndedSession[]> {
    const silentSince = new Date(at.getTime() - idleMinutes * 60 * SECOND);
    const { rows } = await sql<EndedSession>`
      update sessions s set ended_at = s.last_active_at, end_reason = 'idle'
      from limits l
      where l.player_id = s.player_id and l.type = ${LIMIT_TYPE.session} and l.state = 'ACTIVE'
        and s.ended_at is null and s.last_active_at <= ${silentSince}
      returning s.id as "sessionId", s.player_id as "playerId"`.execute(db);
    return rows;
  }

  async function endUsedUp(): Promise<number> {
    const at = now();
    let count = sessions.announce(await endSilent(at));
    for (const { playerId, hours, utcOffset } of await timedPlayers(at)) {
      const ended = await db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        const used = await signedInSince(trx, playerId, dayStart(at, utcOffset), at);
        return used < Number(hours) * HOUR ? [] : sessions.endAllIn(trx, playerId, 'session-limit');
      });
      count += sessions.announce(ended);
    }
    return count;
  }

  /** Handles one player at a time, in the lock order of bets. */
  async function tidy(): Promise<void> {
    const at = now();
    const isOver = sql`(
      (state = 'PENDING' and expires_at <= ${at})
      or (state = 'ACTIVE' and type = ${LIMIT_TYPE.timeout} and ends_at <= ${at})
      or (state = 'ACTIVE' and type = ${LIMIT_TYPE.selfExclusion} and ends_at <= ${at}
        and (value < ${EXCLUSION_DAYS} or returns_at <= ${at})))`;
    const { rows } = await sql<{ playerId: bigint }>`
      select distinct player_id as "playerId" from limits where ${isOver}`.execute(db);
    for (const { playerId } of rows) {
      await db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        await sql`
          update limits set state = 'INACTIVE', changed_at = ${at}, changed_by = 'clock'
          where player_id = ${playerId} and ${isOver}`.execute(trx);
      });
    }
  }

  return {
    endUsedUp,
    tidy,
    jobs: [
      { every: EVERY, work: endUsedUp, failed },
      { every: TIDY_EVERY, work: tidy, failed },
    ],
  };
}
