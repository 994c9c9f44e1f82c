import { balanceParts, unstakedOf, type BalanceParts } from '@touchline/cashier';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/index.ts';
import { kindsThatAre } from '../../../protection/index.ts';
import type { Site } from '../../../site/index.ts';
import { isBonusAccount, type AccountState } from '../../../ledger/index.ts';

/** Money on an account by what can be done with it, minor units. */
export interface FreeMoney extends BalanceParts {
  /** Stakes that are missing until all money may be withdrawn. */
  readonly toStake: bigint;
}

/**
 * Returns how much of a balance is free, and what keeps the rest: open debts, and own deposits that have to be
 * staked on this site. The money on a bonus account isn't the player's. Nothing else decides what can be withdrawn.
 */
export async function freeMoney(
  db: Db,
  { id, balance, type }: Pick<AccountState, 'id' | 'balance' | 'type'>,
  { withdrawals }: Pick<Site, 'withdrawals'>,
): Promise<FreeMoney> {
  if (isBonusAccount({ type })) return { free: 0n, owed: 0n, unstaked: 0n, toStake: 0n };
  const debts = await openDebts(db, id);
  const { depositTurnover: times } = withdrawals;
  const toStake = times === 0 ? 0n : unstakedOf(times, await turnoverOf(db, id));
  return { ...balanceParts({ balance, debts, unstaked: toStake }), toStake };
}

/** Sum of the open debts of an account, minor units. */
export async function openDebts(db: Db, accountId: bigint): Promise<bigint> {
  const { sum } = await db
    .selectFrom('debts')
    .select(sql<bigint>`coalesce(sum(open_amount), 0)::bigint`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Own deposits and stakes of an account since it was opened, without what was voided or given back. */
async function turnoverOf(
  db: Db,
  accountId: bigint,
): Promise<{ readonly deposited: bigint; readonly staked: bigint }> {
  const { rows } = await sql<{ deposited: bigint; staked: bigint }>`
    select
      coalesce(sum(e.amount) filter (where t.kind in (${sql.join(kindsThatAre('deposit'))})), 0)::bigint as deposited,
      -coalesce(sum(e.amount) filter (where t.kind in (${sql.join(kindsThatAre('stake', 'refund'))})), 0)::bigint as staked
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = ${accountId}`.execute(db);
  const [sums = { deposited: 0n, staked: 0n }] = rows;
  return sums;
}
