import type { WithdrawalState } from '@touchline/cashier';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import type { WithdrawalDecisionsTable, WithdrawalRequestsTable } from './withdrawals.tables.ts';

export type RequestRow = Selectable<WithdrawalRequestsTable>;
export type DecisionRow = Selectable<WithdrawalDecisionsTable>;

/** Returns the payments of withdrawals, those of each in the order of its plan. */
export async function legsOf(db: Db, requestIds: readonly string[]): Promise<PaymentRow[]> {
  if (requestIds.length === 0) return [];
  return db.selectFrom('payments').selectAll().where('request_id', 'in', requestIds).orderBy('seq').execute();
}

/** Moves all payments of a withdrawal, which the transaction has locked. */
export async function moveLegs(trx: Trx, requestId: string, state: WithdrawalState): Promise<void> {
  await trx.updateTable('payments').set({ state }).where('request_id', '=', requestId).execute();
}

export async function insertRequest(trx: Trx, row: Insertable<WithdrawalRequestsTable>): Promise<void> {
  await trx.insertInto('withdrawal_requests').values(row).execute();
}

export async function updateRequest(
  trx: Trx,
  paymentId: string,
  values: Updateable<WithdrawalRequestsTable>,
): Promise<void> {
  await trx.updateTable('withdrawal_requests').set(values).where('payment_id', '=', paymentId).execute();
}

export async function requestsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RequestRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal_requests')
    .selectAll()
    .where('payment_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.payment_id, row]));
}

export async function insertDecision(trx: Trx, row: Insertable<WithdrawalDecisionsTable>): Promise<void> {
  await trx.insertInto('withdrawal_decisions').values(row).execute();
}

export function decisionsOf(db: Db, paymentId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('withdrawal_decisions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

/** Returns ids of withdrawals that the platform decides next, the oldest first. */
export async function heldIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('direction', '=', 'withdrawal')
    .where('request_id', 'is', null)
    .where('state', '=', 'held')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns ids of approved payments that aren't sent yet, the oldest first. */
export async function approvedLegIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('direction', '=', 'withdrawal')
    .where('request_id', 'is not', null)
    .where('state', '=', 'approved')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks and returns a player's withdrawals of which no payment was sent and that wait for no operator. */
export function lockUnsent(trx: Trx, playerId: bigint): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('direction', '=', 'withdrawal')
    .where('request_id', 'is', null)
    .where('state', 'in', ['held', 'approved'])
    .orderBy('seq')
    .forUpdate()
    .execute();
}

/**
 * Locks and returns the payments that weren't sent of a player's withdrawals of which others were, after their
 * withdrawals.
 */
export async function lockUnsentLegs(trx: Trx, playerId: bigint): Promise<PaymentRow[]> {
  const requests = await trx
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', playerId)
    .where('direction', '=', 'withdrawal')
    .where('request_id', 'is', null)
    .where('state', '=', 'sent')
    .orderBy('seq')
    .forUpdate()
    .execute();
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('request_id', 'in', ids)
    .where('state', '=', 'approved')
    .orderBy('seq')
    .forUpdate()
    .execute();
}

/**
 * Sums of a player's withdrawals that were requested after a time, by currency, without those that came back.
 * @param until last time that counts; all later ones if absent
 */
export function withdrawnSince(
  db: Db,
  playerId: bigint,
  since: Date,
  until?: Date,
): Promise<{ readonly iso: string; readonly sum: bigint }[]> {
  let query = db
    .selectFrom('payments')
    .select(['iso', sql<bigint>`sum(amount - sent_back)::bigint`.as('sum')])
    .where('player_id', '=', playerId)
    .where('direction', '=', 'withdrawal')
    .where('request_id', 'is', null)
    .where('state', 'not in', ['refused', 'returned', 'cancelled'])
    .where('created_at', '>', since)
    .groupBy('iso');
  if (until !== undefined) query = query.where('created_at', '<', until);
  return query.execute();
}

/** Number of a player's deposits that their bank took back since a time. */
export async function disputesSince(db: Db, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payment_steps as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('p.player_id', '=', playerId)
    .where('s.event', '=', 'charged-back')
    .where('s.at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
