import { sql } from 'kysely';
import { TAX_KINDS } from '../../../betting/index.ts';
import type { Db } from '../../../kernel/index.ts';

/** Returns a player's open debts, oldest first. */
export function debtsOfPlayer(db: Db, playerId: bigint) {
  return db
    .selectFrom('debts as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([
      'd.id',
      'd.coupon_id',
      'd.payment_id',
      'd.round_id',
      'd.amount',
      'd.open_amount',
      'd.at',
      'a.iso',
    ])
    .where('a.player_id', '=', playerId)
    .where('d.open_amount', '>', 0n)
    .orderBy('d.id')
    .execute();
}

/** Tax withheld from a player's winnings in one currency since two times, minor units. */
export interface TaxRow {
  readonly iso: string;
  readonly month: bigint;
  readonly year: bigint;
}

/** Returns the taxes of a player by currency, without what was given back; only currencies that have some. */
export async function taxesOfPlayer(
  db: Db,
  playerId: bigint,
  { month, year }: { readonly month: Date; readonly year: Date },
): Promise<readonly TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    select e.iso,
      coalesce(-sum(e.amount) filter (where e.at > ${month}), 0)::bigint as month,
      -sum(e.amount)::bigint as year
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at > ${year} and t.kind in (${sql.join(TAX_KINDS)})
    group by e.iso having sum(e.amount) <> 0 order by e.iso`.execute(db);
  return rows;
}

/** Returns ledger entries of all accounts of a player, newest first. */
export function ledgerOfPlayer(db: Db, playerId: bigint, before: bigint | undefined, limit: number) {
  let query = db
    .selectFrom('ledger_entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 't.at', 't.kind', 't.ref', 'e.amount', 'e.balance', 'e.iso'])
    .where('a.player_id', '=', playerId);
  if (before !== undefined) query = query.where('e.id', '<', before);
  return query.orderBy('e.id', 'desc').limit(limit).execute();
}
