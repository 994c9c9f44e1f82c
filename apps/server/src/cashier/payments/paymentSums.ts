import { openWithdrawalStates } from '@touchline/cashier';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

/** A player's payments in one currency since a time, minor units. */
export interface PaymentSums {
  readonly iso: string;
  readonly deposits: bigint;
  /** Requested, without those that came back. */
  readonly withdrawals: bigint;
  /** Deposits without refunds, voids and chargebacks, less withdrawals. */
  readonly net: bigint;
}

const OUT = ['withdrawal', 'withdrawal-returned', 'withdrawal-bounced'];
const GROSS = ['deposit', 'unmatched-claimed'];
/** Kinds of transactions that make up net deposits: bookings on a player's account, except fees and play money. */
const NET = [
  ...GROSS,
  'deposit-void',
  'deposit-refund',
  'deposit-refund-failed',
  'chargeback',
  'chargeback-won',
  ...OUT,
];

/** Returns the sums of a player's payments since a time by currency. */
export async function paymentSums(db: Db, playerId: bigint, since: Date): Promise<PaymentSums[]> {
  const { rows } = await sql<PaymentSums>`
    select e.iso,
      coalesce(sum(e.amount) filter (where t.kind in (${sql.join(GROSS)})), 0)::bigint as deposits,
      coalesce(-sum(e.amount) filter (where t.kind in (${sql.join(OUT)})), 0)::bigint as withdrawals,
      coalesce(sum(e.amount), 0)::bigint as net
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at > ${since} and t.kind in (${sql.join(NET)})
    group by e.iso order by e.iso`.execute(db);
  return rows;
}

/** Returns a player's withdrawals that are requested and neither paid nor given back, by currency, minor units. */
export async function leavingSums(db: Db, playerId: bigint): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ iso: string; sum: bigint }>`
    select iso, sum(amount - sent_back)::bigint as sum from payments
    where player_id = ${playerId} and direction = 'withdrawal' and request_id is null
      and state in (${sql.join(openWithdrawalStates)})
    group by iso`.execute(db);
  return new Map(rows.map(({ iso, sum }) => [iso, sum]));
}
