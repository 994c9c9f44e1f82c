import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A player's payments in one currency since a time, minor units. */
export interface PaymentSums {
  readonly iso: string;
  readonly deposits: bigint;
  /** Deposits without refunds, voids and chargebacks, less paid withdrawals. */
  readonly net: bigint;
}

/** Kinds of transactions that make up net deposits: bookings on a player's account, except fees. */
const NET = [
  'demo-credit',
  'deposit',
  'unmatched-claimed',
  'deposit-void',
  'deposit-refund',
  'deposit-refund-failed',
  'chargeback',
  'chargeback-won',
  'withdrawal',
  'withdrawal-returned',
  'withdrawal-bounced',
];
const GROSS = ['demo-credit', 'deposit', 'unmatched-claimed'];

/** Returns the sums of a player's payments since a time by currency. */
export async function paymentSums(db: Db, playerId: bigint, since: Date): Promise<PaymentSums[]> {
  const { rows } = await sql<PaymentSums>`
    select e.iso,
      coalesce(sum(e.amount) filter (where t.kind in (${sql.join(GROSS)})), 0)::bigint as deposits,
      coalesce(sum(e.amount), 0)::bigint as net
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at > ${since} and t.kind in (${sql.join(NET)})
    group by e.iso order by e.iso`.execute(db);
  return rows;
}

/** Returns a player's open debts, oldest first. */
export function debtsOfPlayer(db: Db, playerId: bigint) {
  return db
    .selectFrom('debts as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select(['d.id', 'd.coupon_id', 'd.payment_id', 'd.amount', 'd.open_amount', 'd.at', 'a.iso'])
    .where('a.player_id', '=', playerId)
    .where('d.open_amount', '>', 0n)
    .orderBy('d.id')
    .execute();
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
