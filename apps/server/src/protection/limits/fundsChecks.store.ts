import { openDepositStates } from '@touchline/cashier';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { MoneyIn } from '../../ledger/index.ts';
import { kindsThatAre } from './ledgerMeaning.ts';
import type { FundsChecksTable } from './limits.tables.ts';

export type FundsCheckRow = Selectable<FundsChecksTable>;

/** Returns the last check of the source of a player's money, or the last request for one; undefined without any. */
export function lastFundsCheck(db: Db | Trx, playerId: bigint): Promise<FundsCheckRow | undefined> {
  return db
    .selectFrom('funds_checks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFundsCheck(trx: Trx, row: Omit<FundsCheckRow, 'id'>): Promise<void> {
  await trx.insertInto('funds_checks').values(row).execute();
}

/** Play money is no deposit. */
const PAID_IN = kindsThatAre('deposit').filter((kind) => kind !== 'demo-credit');

/**
 * Returns what a player has paid in after an instant by currency: gross, without voided deposits, and with those that
 * aren't decided.
 */
export async function paidInSince(db: Db | Trx, playerId: bigint, since: Date): Promise<MoneyIn[]> {
  const { rows } = await sql<MoneyIn>`
    select iso, sum(amount)::bigint as sum from (
      select e.iso, greatest(0, sum(e.amount)) as amount
      from accounts a
      join ledger_entries e on e.account_id = a.id and e.at > ${since}
      join ledger_transactions t on t.id = e.transaction_id
      where a.player_id = ${playerId} and t.kind = any(${PAID_IN})
      group by e.iso, t.ref
      union all
      select p.iso, p.amount from payments p
      where p.player_id = ${playerId} and p.direction = 'deposit' and p.state = any(${openDepositStates})
        and p.surplus_of is null
    ) of_one_ref
    group by iso`.execute(db);
  return rows;
}
