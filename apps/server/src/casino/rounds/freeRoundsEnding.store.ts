import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { LIMIT_TYPE } from '../../protection/index.ts';

const BATCH = 200;

/** Returns players who have free rounds left, and an exclusion, a timeout or a closed account that may be in force. */
export async function playersToCheck(db: Db, at: Date): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select distinct f.player_id as "playerId" from free_rounds f
    where f.cancelled_at is null and f.played < f.rounds and f.ends_at > ${at} and (
      exists (select from limits l where l.player_id = f.player_id and l.state = 'ACTIVE'
        and l.type in (${LIMIT_TYPE.selfExclusion}, ${LIMIT_TYPE.timeout}))
      or exists (select from player_blocks b where b.player_id = f.player_id and b.self_blocked_at is not null)
    ) order by 1 limit ${BATCH}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Cancels the free rounds that a player hasn't played. */
export async function cancelLeft(trx: Trx, playerId: bigint, at: Date): Promise<void> {
  await sql`
    update free_rounds set cancelled_at = ${at}, cancel_cause = 'block', ask_maker_at = ${at}
    where player_id = ${playerId} and cancelled_at is null and played < rounds and ends_at > ${at}`.execute(
    trx,
  );
}

/** Cancelled free rounds that their maker has to end. */
export interface CancelledFreeRounds {
  readonly id: string;
  readonly makerId: string;
}

/**
 * Takes cancelled free rounds whose makers are to be asked now; the next attempt is at `nextAt`. Those that have lapsed
 * aren't asked about, nor those that hadn't begun, which no maker has created.
 */
export async function takeCancelled(
  db: Db,
  { at, nextAt }: { readonly at: Date; readonly nextAt: Date },
): Promise<readonly CancelledFreeRounds[]> {
  const { rows } = await sql<CancelledFreeRounds>`
    update free_rounds set ask_maker_at = ${nextAt} where id in (
      select id from free_rounds
      where cancelled_at >= starts_at and maker_cancelled_at is null and ask_maker_at <= ${at} and ends_at > ${at}
      order by ask_maker_at limit ${BATCH} for update skip locked
    ) returning id, maker_id as "makerId"`.execute(db);
  return rows;
}

/** Stores that a maker has ended cancelled free rounds. */
export async function noteMakerCancelled(db: Db, id: string, at: Date): Promise<void> {
  await sql`update free_rounds set maker_cancelled_at = ${at} where id = ${id}`.execute(db);
}
