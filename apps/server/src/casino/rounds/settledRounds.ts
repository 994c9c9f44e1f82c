import { sql } from 'kysely';
import { type Db, type Trx, type ErrorLog, createTroubleLog } from '../../kernel/index.ts';
import type { SettledRound } from './settled.ts';

/**
 * Counts a closed round, in the transaction that takes it from the queue: all consumers count it once, or none.
 * An error is logged, and the round is tried again.
 */
export type SettledRoundConsumer = (trx: Trx, round: SettledRound) => Promise<void>;

/** Rounds of one transaction: their players' locks are held until it ends. */
const BATCH = 20;

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
    const last = ids.at(-1);
    if (last === undefined) return count;
    try {
      count += await handOn(db, ids, consumers);
    } catch {
      // One round that can't be counted must not stop the others.
      for (const id of ids) {
        try {
          count += await handOn(db, [id], consumers);
        } catch (error) {
          trouble(error, 'A round of a game could not be counted; it is tried again.');
        }
      }
    }
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

function handOn(db: Db, ids: readonly bigint[], consumers: readonly SettledRoundConsumer[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rounds = await takeSettledRounds(trx, ids);
    for (const round of rounds) for (const consume of consumers) await consume(trx, round);
    return rounds.length;
  });
}

/** Takes rounds from the queue, without those that another process has. */
async function takeSettledRounds(trx: Trx, ids: readonly bigint[]): Promise<readonly SettledRound[]> {
  const { rows } = await sql<SettledRound>`
    with taken as (
      delete from settled_rounds where round_id in (
        select round_id from settled_rounds where round_id = any(${ids}::bigint[]) for update skip locked
      ) returning round_id
    )
    select r.id, s.site_id as "siteId", r.player_id as "playerId", r.account_id as "accountId", r.game_id as "gameId",
      r.iso, r.is_bonus as "isBonus", r.is_free as "isFree", r.staked, r.won, r.opened_at as "openedAt",
      r.closed_at as "closedAt"
    from taken join game_rounds r on r.id = taken.round_id join game_sessions s on s.id = r.session_id
    order by r.id`.execute(trx);
  return rows;
}
