import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';
import { kindsThatAre } from '../../../protection/index.ts';

/** Bets of a player that wait for a decision or a result, in one currency. */
export interface OpenBetsRow {
  readonly iso: string;
  readonly count: bigint;
  /** Minor units, without sold parts. */
  readonly stakes: bigint;
}

/** States of bets that wait for a decision or a result. */
const OPEN = sql`('pending', 'review', 'accepted')`;

/** Returns the open bets of a player by currency. */
export async function openBetsOfPlayer(db: Db, playerId: bigint): Promise<readonly OpenBetsRow[]> {
  const { rows } = await sql<OpenBetsRow>`
    select iso, count(*) as count, sum(amount + extra_stake - sold_stake)::bigint as stakes
    from coupons where player_id = ${playerId} and state in ${OPEN} group by iso`.execute(db);
  return rows;
}

/**
 * Returns payouts less stakes of a player's own money since a time by currency, minor units: stakes and payouts as loss
 * limits count them, without the bets that are open.
 */
export async function resultOfPlayer(
  db: Db,
  playerId: bigint,
  since: Date,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ iso: string; result: bigint }>`
    select e.iso, sum(e.amount)::bigint as result
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at > ${since} and e.balance is not null
      and t.kind in (${sql.join(kindsThatAre('stake', 'refund', 'payout'))})
      and t.ref not in (select id::text from coupons where player_id = ${playerId} and state in ${OPEN})
    group by e.iso`.execute(db);
  return new Map(rows.map(({ iso, result }) => [iso, result]));
}
