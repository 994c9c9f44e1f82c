import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { ErrorLog } from '../troubleLog.ts';
import { createTroubleLog } from '../troubleLog.ts';
import type { SettledRound } from './settled.ts';

/**
 * Counts a closed round, in the transaction that takes it from the queue: all consumers count it once, or none.
 * An error is logged, and the round is tried again.
 */
export type SettledRoundConsumer = (trx: Trx, round: SettledRound) => Promise<void>;

const BATCH = 200;

/** Hands the closed rounds in the queue to the consumers, and returns how many. Any number of processes may run it. */
export async function handOnSettledRounds(
  { db, log }: { readonly db: Db; readonly log: ErrorLog },
  consumers: readonly SettledRoundConsumer[],
): Promise<number> {
  const trouble = createTroubleLog(log);
  let after = 0n;
  let count = 0;
  for (;;) {
    const ids = await queuedAfter(db, after);
    for (const id of ids) {
      try {
        if (await handOn(db, id, consumers)) count += 1;
      } catch (error) {
        trouble(error, 'A round of a game could not be counted; it is tried again.');
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}

async function queuedAfter(db: Db, after: bigint): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('settled_rounds')
    .select('round_id')
    .where('round_id', '>', after)
    .orderBy('round_id')
    .limit(BATCH)
    .execute();
  return rows.map(({ round_id: id }) => id);
}

function handOn(db: Db, id: bigint, consumers: readonly SettledRoundConsumer[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const round = await takeSettledRound(trx, id);
    if (!round) return false;
    for (const consume of consumers) await consume(trx, round);
    return true;
  });
}

/** Takes a round from the queue; undefined if another process has it. */
async function takeSettledRound(trx: Trx, id: bigint): Promise<SettledRound | undefined> {
  const { rows } = await sql<SettledRound>`
    with taken as (
      delete from settled_rounds where round_id =
        (select round_id from settled_rounds where round_id = ${id} for update skip locked) returning round_id
    )
    select r.id, s.site_id as "siteId", r.player_id as "playerId", r.account_id as "accountId", r.game_id as "gameId",
      r.iso, r.is_bonus as "isBonus", r.is_free as "isFree", r.staked, r.won, r.opened_at as "openedAt",
      r.closed_at as "closedAt"
    from taken join game_rounds r on r.id = taken.round_id join game_sessions s on s.id = r.session_id`.execute(
    trx,
  );
  return rows[0];
}
