import { openDepositStates } from '@touchline/cashier';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { inSites, type SiteChoice, type Db, type Trx } from '../../kernel/index.ts';
import type { PaymentStepsTable, PaymentsTable, ProviderEventsTable } from './payments.tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;
export type StepRow = Selectable<PaymentStepsTable>;
export type EventRow = Selectable<ProviderEventsTable>;

export async function insertPayment(trx: Trx, row: Insertable<PaymentsTable>): Promise<void> {
  await trx.insertInto('payments').values(row).execute();
}

/**
 * Locks a payment until the transaction ends, a withdrawal before its payments. A payment is locked before its account.
 */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', (part) =>
      part.selectFrom('payments as leg').select('leg.request_id').where('leg.id', '=', id),
    )
    .forUpdate()
    .execute();
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function paymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updatePayment(trx: Trx, id: string, values: Updateable<PaymentsTable>): Promise<void> {
  await trx.updateTable('payments').set(values).where('id', '=', id).execute();
}

export async function insertStep(
  trx: Trx,
  step: Omit<Insertable<PaymentStepsTable>, 'player_id'>,
): Promise<void> {
  const playerId = sql<bigint>`(select player_id from payments where id = ${step.payment_id})`;
  await trx
    .insertInto('payment_steps')
    .values({ ...step, player_id: playerId })
    .execute();
}

/** Returns the steps of payments by id, oldest first. */
export async function stepsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StepRow[]>> {
  if (ids.length === 0) return new Map();
  const steps = await db
    .selectFrom('payment_steps')
    .selectAll()
    .where('payment_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(steps, ({ payment_id: id }) => id);
}

/** Number of a payment's steps by some events. */
export async function countSteps(
  trx: Trx,
  paymentId: string,
  events: readonly StepRow['event'][],
): Promise<number> {
  const { count } = await trx
    .selectFrom('payment_steps')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('payment_id', '=', paymentId)
    .where('event', 'in', events)
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of a player's deposits that aren't decided; a surplus that goes back is none. */
export async function openDepositsOf(trx: Db | Trx, playerId: bigint): Promise<number> {
  const { count } = await trx
    .selectFrom('payments')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('state', 'in', openDepositStates)
    .where('surplus_of', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers of deposits that a player has begun since a time, by method; not what came besides them. */
export async function begunSince(db: Db | Trx, playerId: bigint, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .select(['method_id', sql<number>`count(*)::integer`.as('count')])
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('created_at', '>', since)
    .where('surplus_of', 'is', null)
    .where('repeats', 'is', null)
    .groupBy('method_id')
    .execute();
  return new Map(rows.map(({ method_id, count }) => [method_id, count]));
}

/** Returns the methods that a player has paid in with, the latest first. */
export async function paidWith(db: Db, playerId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['method_id', sql<bigint>`max(seq)`.as('last')])
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .groupBy('method_id')
    .orderBy('last', 'desc')
    .execute();
  return rows.map(({ method_id }) => method_id);
}

export interface PaymentsAsked {
  readonly direction?: 'deposit' | 'withdrawal' | undefined;
  readonly states?: readonly PaymentRow['state'][] | undefined;
  readonly methodId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Id of the last payment of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Returns a player's payments, newest first. */
export function paymentsOf(db: Db, playerId: bigint, asked: PaymentsAsked): Promise<PaymentRow[]> {
  // The payments of a withdrawal are shown with it.
  let query = db
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', 'is', null);
  if (asked.direction) query = query.where('direction', '=', asked.direction);
  if (asked.states) query = query.where('state', 'in', asked.states);
  if (asked.methodId) query = query.where('method_id', '=', asked.methodId);
  if (asked.from) query = query.where('created_at', '>=', asked.from);
  if (asked.to) query = query.where('created_at', '<', asked.to);
  if (asked.before) {
    query = query.where('seq', '<', (part) =>
      part
        .selectFrom('payments as last')
        .select('last.seq')
        .where('last.id', '=', asked.before ?? ''),
    );
  }
  return query.orderBy('seq', 'desc').limit(asked.limit).execute();
}

/** Returns payments on some sites with their players' logins, newest first. */
export function paymentsBefore(
  db: Db,
  {
    states,
    direction,
    playerId,
    sites,
    before,
    limit,
  }: Pick<PaymentsAsked, 'states' | 'direction' | 'before' | 'limit'> & {
    readonly playerId?: bigint | undefined;
    readonly sites: SiteChoice;
  },
) {
  let query = db
    .selectFrom('payments')
    .innerJoin('players', 'players.id', 'payments.player_id')
    .selectAll('payments')
    .select('players.login')
    .where('payments.request_id', 'is', null)
    .where(inSites('payments.site_id', sites));
  if (playerId !== undefined) query = query.where('payments.player_id', '=', playerId);
  if (direction) query = query.where('payments.direction', '=', direction);
  if (states) query = query.where('payments.state', 'in', states);
  if (before) {
    query = query.where('payments.seq', '<', (part) =>
      part.selectFrom('payments as last').select('last.seq').where('last.id', '=', before),
    );
  }
  return query.orderBy('payments.seq', 'desc').limit(limit).execute();
}

/** Stores an event of a provider; returns false if it was stored before. */
export async function insertEvent(trx: Trx, event: Insertable<ProviderEventsTable>): Promise<boolean> {
  const stored = await trx
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Columns by which an event is stored once. */
export type EventKey = Pick<EventRow, 'provider' | 'site_id' | 'event_id'>;

export function eventById(
  trx: Trx,
  { provider, site_id: siteId, event_id: eventId }: EventKey,
): Promise<EventRow | undefined> {
  return trx
    .selectFrom('provider_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('site_id', '=', siteId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

export async function markEvent(
  trx: Trx,
  { provider, site_id: siteId, event_id: eventId }: EventKey,
  values: Updateable<ProviderEventsTable>,
): Promise<void> {
  await trx
    .updateTable('provider_events')
    .set(values)
    .where('provider', '=', provider)
    .where('site_id', '=', siteId)
    .where('event_id', '=', eventId)
    .execute();
}

/** Returns the events of a payment of known kinds that have made no move and are newer than a time, oldest first. */
export function eventsToRetry(trx: Trx, paymentId: string, after: Date): Promise<EventRow[]> {
  return trx
    .selectFrom('provider_events')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('is_applied', '=', false)
    .where('event', '<>', 'other')
    .where('at', '>', after)
    .orderBy('at')
    .execute();
}

/** Returns ids of payments whose provider is to be asked, the most urgent first. */
export async function dueToLookUp(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('look_up_due_at', '<=', now)
    .orderBy('look_up_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reasons of a review whose money goes back to its source: without a decision, or by an operator's (`sent-back`). */
export const RETURNED_BY_ITSELF = [
  'limit',
  'excluded',
  'closed-instrument',
  'credit_card',
  'sent-back',
] as const;

/** Returns deposits under review whose money goes back to its source by itself; a surplus always does. */
export function dueToReturn(db: Db, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('direction', '=', 'deposit')
    .where('state', '=', 'review')
    .where((where) =>
      where.or([where('reason', 'in', RETURNED_BY_ITSELF), where('surplus_of', 'is not', null)]),
    )
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** A debt that a deposit has left. */
export interface DepositDebt {
  readonly id: bigint;
  readonly open_amount: bigint;
}

export async function insertDepositDebt(
  trx: Trx,
  debt: {
    readonly accountId: bigint;
    readonly paymentId: string;
    readonly amount: bigint;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('debts')
    .values({
      account_id: debt.accountId,
      coupon_id: null,
      payment_id: debt.paymentId,
      amount: debt.amount,
      open_amount: debt.amount,
      at: debt.at,
    })
    .execute();
}

/** Closes the open debts of a deposit and returns their sum. */
export async function closeDebtsOf(trx: Trx, paymentId: string): Promise<bigint> {
  const debts: DepositDebt[] = await trx
    .selectFrom('debts')
    .select(['id', 'open_amount'])
    .where('payment_id', '=', paymentId)
    .where('open_amount', '>', 0n)
    .forUpdate()
    .execute();
  if (debts.length > 0) {
    const ids = debts.map(({ id }) => id);
    await trx.updateTable('debts').set({ open_amount: 0n }).where('id', 'in', ids).execute();
  }
  return debts.reduce((sum, debt) => sum + debt.open_amount, 0n);
}
