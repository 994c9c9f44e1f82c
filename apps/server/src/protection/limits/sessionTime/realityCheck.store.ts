import { sql } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';

/** The data of a session that reality checks need. */
export interface CheckedSession {
  readonly startedAt: Date;
  /** When the player answered the last check in it; null before the first. */
  readonly answeredAt: Date | null;
  /** True if reality checks are off for the rest of the session. */
  readonly isOff: boolean;
}

export async function checkedSession(db: Db | Trx, sessionId: bigint): Promise<CheckedSession> {
  const row = await db
    .selectFrom('sessions as s')
    .leftJoin('session_reality_checks as c', 'c.session_id', 's.id')
    .select(['s.started_at as startedAt', 'c.answered_at as answeredAt', 'c.is_off as isOff'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { ...row, isOff: row.isOff ?? false };
}

/** Records that a check was answered. The latest answer counts, and the wish for no more checks stays. */
export async function noteAnswer(
  trx: Trx,
  sessionId: bigint,
  { at, isOff }: { readonly at: Date; readonly isOff: boolean },
): Promise<void> {
  await trx
    .insertInto('session_reality_checks')
    .values({ session_id: sessionId, answered_at: at, is_off: isOff })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        answered_at: sql`greatest(session_reality_checks.answered_at, excluded.answered_at)`,
        is_off: sql`session_reality_checks.is_off or excluded.is_off`,
      }),
    )
    .execute();
}

/** Refuses a player's bets until an instant. */
export async function pauseUntil(trx: Trx, playerId: bigint, until: Date): Promise<void> {
  await trx
    .insertInto('player_blocks')
    .values({ player_id: playerId, paused_until: until })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ paused_until: until }))
    .execute();
}
