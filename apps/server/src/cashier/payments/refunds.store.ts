import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { PaymentRefundsTable } from './payments.tables.ts';

export async function insertRefund(
  trx: Trx,
  refund: Omit<Insertable<PaymentRefundsTable>, 'state'>,
): Promise<void> {
  await trx
    .insertInto('payment_refunds')
    .values({ ...refund, state: 'booked' })
    .execute();
}

/** Returns refunds that aren't sent yet with their deposits, oldest first. */
export function bookedRefunds(db: Db, limit: number) {
  return db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.payment_id', 'r.amount', 'p.provider', 'p.provider_ref', 'p.iso'])
    .where('r.state', '=', 'booked')
    .orderBy('r.at')
    .limit(limit)
    .execute();
}
export type BookedRefund = Awaited<ReturnType<typeof bookedRefunds>>[number];

/** Ends a refund; returns false if it has ended before. */
export async function endRefund(db: Db | Trx, id: string, state: 'sent' | 'failed'): Promise<boolean> {
  const ended = await db
    .updateTable('payment_refunds')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
