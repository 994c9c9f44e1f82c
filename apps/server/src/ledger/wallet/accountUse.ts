import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { AccountState } from './ledger.ts';

/** Reason for which an account can't be closed. */
export type AccountUse = 'held' | 'bets' | 'payments' | 'debt';

/** Returns what an account is still used for; undefined if it may be closed once it is empty. */
export async function accountUse(
  db: Db,
  { id, held }: Pick<AccountState, 'id' | 'held'>,
): Promise<AccountUse | undefined> {
  if (held > 0n) return 'held';
  const { rows } = await sql<{ use: AccountUse }>`
    (select 'bets' as use from coupons
      where account_id = ${id} and state not in ('settled', 'sold', 'cancelled', 'rejected') limit 1)
    union all (select 'bets' from game_rounds where account_id = ${id} and state = 'open' limit 1)
    union all (select 'payments' from payments where account_id = ${id} and state not in
      ('succeeded', 'failed', 'cancelled', 'expired', 'returned', 'refunded', 'charged_back', 'paid', 'refused')
      limit 1)
    union all (select 'debt' from debts where account_id = ${id} and open_amount > 0 limit 1)`.execute(db);
  return rows[0]?.use;
}
