import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { DebtsTable, ResultEventsTable } from './actions.tables.ts';

export type ResultEvent = Selectable<ResultEventsTable>;
export type Debt = Selectable<DebtsTable>;

/** Keeps what an operator published, before any coupon is recomputed by it. */
export async function insertEvent(trx: Trx, event: Insertable<ResultEventsTable>): Promise<ResultEvent> {
  return trx.insertInto('result_events').values(event).returningAll().executeTakeFirstOrThrow();
}

/** Keeps that a cancellation no longer holds; undefined when that was kept before. */
export async function insertLift(
  trx: Trx,
  event: Insertable<ResultEventsTable>,
): Promise<ResultEvent | undefined> {
  return trx
    .insertInto('result_events')
    .values(event)
    .onConflict((conflict) => conflict.column('lifts').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** One thing that operators published. */
export function eventOf(db: Db, id: bigint): Promise<ResultEvent | undefined> {
  return db.selectFrom('result_events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What operators published about a market, oldest first. */
export function eventsOn(db: Db | Trx, marketId: string): Promise<ResultEvent[]> {
  return db.selectFrom('result_events').selectAll().where('market_id', '=', marketId).orderBy('id').execute();
}

/** Events whose coupons may not all be recomputed yet, oldest first. */
export function unappliedEvents(db: Db): Promise<ResultEvent[]> {
  return db.selectFrom('result_events').selectAll().where('applied_at', 'is', null).orderBy('id').execute();
}

/** Says that every coupon on the market of an event is recomputed. */
export async function markApplied(db: Db, id: bigint, at: Date): Promise<void> {
  await db.updateTable('result_events').set({ applied_at: at }).where('id', '=', id).execute();
}

/** The lines that bets were taken under on a market; null among them for bets on none. */
export async function linesOn(db: Db, marketId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('coupon_legs')
    .select('line')
    .distinct()
    .where('market_id', '=', marketId)
    .execute();
  return rows.map(({ line }) => line);
}

/** Ids of accepted, settled and sold coupons with a leg on a market. */
export async function couponsOn(db: Db, marketId: string): Promise<bigint[]> {
  const rows = await db
    .selectFrom('coupon_legs as l')
    .innerJoin('coupons as c', 'c.id', 'l.coupon_id')
    .select('c.id')
    .distinct()
    .where('l.market_id', '=', marketId)
    .where('l.status_id', '>=', -1)
    .where('c.state', 'in', ['accepted', 'settled', 'sold'])
    .orderBy('c.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps what a corrected settlement paid before and pays now, minor units. */
export async function insertCorrection(
  trx: Trx,
  correction: {
    readonly coupon_id: bigint;
    readonly number: number;
    readonly at: Date;
    readonly payout_before: bigint;
    readonly payout_after: bigint;
    readonly reason: string;
  },
): Promise<void> {
  await trx.insertInto('coupon_corrections').values(correction).execute();
}

/** Keeps what a correction could not take back. */
export async function insertDebt(trx: Trx, debt: Insertable<DebtsTable>): Promise<void> {
  await trx.insertInto('debts').values(debt).execute();
}

/** What is still owed for a coupon, oldest first, locked until the transaction ends. */
export function openDebtsOf(trx: Trx, couponId: bigint): Promise<Debt[]> {
  return trx
    .selectFrom('debts')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('open_amount', '>', 0n)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** One debt, locked until the transaction ends. */
export function lockDebt(trx: Trx, id: bigint): Promise<Debt | undefined> {
  return trx.selectFrom('debts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes what is still open of a locked debt, minor units. */
export async function lowerDebt(trx: Trx, id: bigint, openAmount: bigint): Promise<void> {
  await trx.updateTable('debts').set({ open_amount: openAmount }).where('id', '=', id).execute();
}

/** Debts that are open, oldest first, with the account's currency and balance. */
export function openDebts(db: Db, limit: number) {
  return db
    .selectFrom('debts as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([
      'd.id',
      'd.account_id',
      'd.coupon_id',
      'd.amount',
      'd.open_amount',
      'd.at',
      'a.iso',
      'a.balance',
    ])
    .where('d.open_amount', '>', 0n)
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
