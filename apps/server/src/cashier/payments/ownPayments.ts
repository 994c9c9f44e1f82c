import type { Payment } from '@touchline/contract';
import { type Db, pageOf } from '../../kernel/index.ts';
import * as store from './payments.store.ts';
import { shownPayment } from './shownPayment.ts';

/** Returns a page of a player's payments of both directions, newest first, in the format of the API. */
export async function ownPayments(
  db: Db,
  playerId: bigint,
  { limit, ...asked }: store.PaymentsAsked,
): Promise<{ readonly payments: Payment[]; readonly next: string | null }> {
  const found = await store.paymentsOf(db, playerId, { ...asked, limit: limit + 1 });
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const steps = await store.stepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { payments: rows.map((row) => shownPayment(row, steps.get(row.id) ?? [])), next };
}

/** Returns a payment of a player; undefined if there is none or it is another player's. */
export async function ownPayment(db: Db, playerId: bigint, id: string): Promise<Payment | undefined> {
  const row = await store.paymentById(db, id);
  if (row?.player_id !== playerId) return undefined;
  const steps = await store.stepsOf(db, [id]);
  return shownPayment(row, steps.get(id) ?? []);
}
