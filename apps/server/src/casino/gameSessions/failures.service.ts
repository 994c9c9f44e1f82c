import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { GameSessionRow } from '../rounds/roundAccess.ts';

/** Failures of a game for one visitor after which it is closed for the visit. */
const CLOSES_AFTER = 2;
/** Time in which a guest's failures count as one visit, ms; a player's visit is the sign-in. */
const VISIT = 30 * 60_000;
/** Alarm of the operators: this many failures within the time, and this share of the starts, 1 in n. */
const ALARM = { failures: 5, within: 5 * 60_000, oneIn: 4 };

/** Games that don't start. */
export interface GameFailures {
  /** Returns whether a game has failed so often for a visitor that it is closed for the visit. */
  hasClosed(gameId: bigint, visitor: string): Promise<boolean>;
  /** Counts a failure once per session, and raises the operators' alarm if there are many. */
  count(session: GameSessionRow, code: string): Promise<void>;
}

export function createGameFailures({ db, now }: { readonly db: Db; readonly now: () => Date }): GameFailures {
  async function raise({ game_id: gameId, maker_id: makerId }: GameSessionRow, at: Date): Promise<void> {
    const since = new Date(at.getTime() - ALARM.within);
    await sql`
      insert into game_notices (kind, maker_id, game_id, detail, at)
      select 'gameFails', ${makerId}, ${gameId}::bigint,
        failed.count || ' of ' || started.count || ' starts failed within 5 minutes', ${at}
      from (select count(*) from game_failures where game_id = ${gameId} and at > ${since}) failed,
        (select count(*) from game_sessions where game_id = ${gameId} and created_at > ${since}) started
      where failed.count >= ${ALARM.failures} and failed.count * ${ALARM.oneIn} >= started.count
        and not exists (select from game_notices n
          where n.kind = 'gameFails' and n.game_id = ${gameId} and n.answered_at is null)`.execute(db);
  }

  return {
    async hasClosed(gameId, visitor) {
      const { count } = await db
        .selectFrom('game_failures')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('game_id', '=', gameId)
        .where('visitor', '=', visitor)
        .where('at', '>', new Date(now().getTime() - VISIT))
        .executeTakeFirstOrThrow();
      return count >= CLOSES_AFTER;
    },
    async count(session, code) {
      const at = now();
      await db
        .insertInto('game_failures')
        .values({
          session_id: session.id,
          game_id: session.game_id,
          visitor: session.visitor ?? '',
          code,
          at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await raise(session, at);
    },
  };
}
