import { sql, type Insertable, type Selectable } from 'kysely';
import { inSites, type SiteChoice, type Db, type Trx } from '../../../kernel/index.ts';
import type { DebtsTable, ResultEventsTable } from '../betActions.tables.ts';

export type ResultEvent = Selectable<ResultEventsTable>;
export type Debt = Selectable<DebtsTable>;

/** Stores an event published by an operator, before coupons are recomputed. */
export async function insertEvent(trx: Trx, event: Insertable<ResultEventsTable>): Promise<ResultEvent> {
  return trx.insertInto('result_events').values(event).returningAll().executeTakeFirstOrThrow();
}

/** Stores the lift of a published result or a cancellation; undefined if it was lifted before. */
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

/** Returns one event published by operators. */
export function eventOf(db: Db, id: bigint): Promise<ResultEvent | undefined> {
  return db.selectFrom('result_events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the events that operators published about a market, oldest first. */
export function eventsOn(db: Db | Trx, marketId: string): Promise<ResultEvent[]> {
  return db.selectFrom('result_events').selectAll().where('market_id', '=', marketId).orderBy('id').execute();
}

/** Returns the events that operators published about markets, oldest first. */
export function eventsOnMarkets(trx: Trx, marketIds: readonly string[]): Promise<ResultEvent[]> {
  return trx
    .selectFrom('result_events')
    .selectAll()
    .where('market_id', 'in', marketIds)
    .orderBy('id')
    .execute();
}

/** Returns which events were lifted. */
export async function liftedOf(db: Db, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('result_events').select('lifts').where('lifts', 'in', ids).execute();
  return new Set(rows.flatMap(({ lifts }) => lifts ?? []));
}

/** Returns events published by operators, newest first, before an id if one is given. */
export function eventsBefore(db: Db, before: bigint | undefined, limit: number): Promise<ResultEvent[]> {
  const events = db.selectFrom('result_events').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? events : events.where('id', '<', before)).execute();
}

/** Returns events that may not be applied to all coupons yet, oldest first. */
export function unappliedEvents(db: Db): Promise<ResultEvent[]> {
  return db.selectFrom('result_events').selectAll().where('applied_at', 'is', null).orderBy('id').execute();
}

/** Records that an event is applied to every coupon on its market. */
export async function markApplied(db: Db, id: bigint, at: Date): Promise<void> {
  await db.updateTable('result_events').set({ applied_at: at }).where('id', '=', id).execute();
}

/** Returns the lines of the bets on a market; null for bets without a line. */
export async function linesOn(db: Db, marketId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('coupon_legs')
    .select('line')
    .distinct()
    .where('market_id', '=', marketId)
    .execute();
  return rows.map(({ line }) => line);
}

/** Returns the ids of accepted, settled and sold coupons with a leg on a market. */
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

/** Stores the payout of a settlement before and after its correction: minor units, after tax. */
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

/** Stores the amount that a correction could not take back. */
export async function insertDebt(trx: Trx, debt: Insertable<DebtsTable>): Promise<void> {
  await trx.insertInto('debts').values(debt).execute();
}

/** Returns the open debts of a coupon, oldest first, locked until the transaction ends. */
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

/** Returns a debt, locked until the transaction ends. */
export function lockDebt(trx: Trx, id: bigint): Promise<Debt | undefined> {
  return trx.selectFrom('debts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets the open amount of a locked debt, minor units. */
export async function lowerDebt(trx: Trx, id: bigint, openAmount: bigint): Promise<void> {
  await trx.updateTable('debts').set({ open_amount: openAmount }).where('id', '=', id).execute();
}

/** Returns open debts, oldest first, with the account's currency and balance. */
export function openDebts(db: Db, sites: SiteChoice, limit: number) {
  return db
    .selectFrom('debts as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .innerJoin('players as p', 'p.id', 'a.player_id')
    .where(inSites('p.site_id', sites))
    .select([
      'd.id',
      'd.account_id',
      'd.coupon_id',
      'd.payment_id',
      'd.round_id',
      'd.amount',
      'd.open_amount',
      'd.at',
      'a.iso',
      'a.balance',
      sql<bigint>`a.player_id`.as('player_id'),
    ])
    .where('d.open_amount', '>', 0n)
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
