import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { bookPostings } from '../../ledger/index.ts';
import type { PaymentRow } from './payments.store.ts';

/** Returns the charges of the provider that are booked for a payment in a currency, minor units. */
export async function chargesOf(db: Db | Trx, paymentId: string, iso: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(-sum(e.amount), 0)::bigint as sum
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id
    where t.ref = ${paymentId} and t.kind = 'provider-charge' and a.system_name = 'fees' and e.iso = ${iso}`.execute(
    db,
  );
  return rows[0]?.sum ?? 0n;
}

/** Charge of a provider; minor units of `iso`, below 0 if it gives a charge back. */
export interface ProviderCharge {
  readonly iso: string;
  readonly amount: bigint;
}

/** Books what a provider charges for a payment; the transaction has locked the payment. */
export async function bookCharge(
  trx: Trx,
  { id, provider }: Pick<PaymentRow, 'id' | 'provider'>,
  { iso, amount }: ProviderCharge,
  at: Date,
): Promise<void> {
  const { count } = await trx
    .selectFrom('ledger_transactions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('ref', '=', id)
    .where('kind', '=', 'provider-charge')
    .executeTakeFirstOrThrow();
  await bookPostings(trx, {
    kind: 'provider-charge',
    ref: id,
    key: count === 0 ? id : `${id}:${count + 1}`,
    at,
    postings: [
      { account: `psp.${provider}`, iso, amount },
      { account: 'fees', iso, amount: -amount },
    ],
  });
}
