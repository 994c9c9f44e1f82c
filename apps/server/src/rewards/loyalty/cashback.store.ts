import { sql, type Selectable, type Updateable } from 'kysely';
import type { CashbackPlan, LoyaltyProduct, Period } from '@touchline/loyalty';
import type { Db, Trx } from '../../kernel/index.ts';
import type { LedgerKind } from '../../ledger/index.ts';
import type { CashbackPeriodsTable, PeriodState } from './loyalty.tables.ts';

export type PeriodRow = Selectable<CashbackPeriodsTable>;

/** Money given by other rewards, which lowers the losses of a period. */
const GRANTS: readonly LedgerKind[] = ['points-exchange', 'referral', 'goodwill', 'bonus-convert'];

/** Returns the end of the player's last closed period of any plan. */
export async function lastClosedEnd(trx: Trx, playerId: bigint): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('cashback_periods')
    .select((row) => row.fn.max('to_at').as('end'))
    .where('player_id', '=', playerId)
    .where('state', '<>', 'open')
    .executeTakeFirst();
  return row?.end ?? undefined;
}

/**
 * Opens a period of a player whose loyalty is locked.
 * @param next returns the period after the end of the last one; undefined if none is needed
 */
export async function openPeriod(
  trx: Trx,
  { playerId, plan }: { readonly playerId: bigint; readonly plan: CashbackPlan },
  next: (after: Date | undefined) => Period | undefined,
): Promise<void> {
  const last = await trx
    .selectFrom('cashback_periods')
    .select('to_at')
    .where('player_id', '=', playerId)
    .where('plan_id', '=', plan.id)
    .orderBy('to_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const period = next(last?.to_at);
  if (!period) return;
  await trx
    .insertInto('cashback_periods')
    .values({
      player_id: playerId,
      plan_id: plan.id,
      terms: JSON.stringify(plan),
      from_at: period.from,
      to_at: period.to,
    })
    .execute();
}

/** Returns a player's periods of a plan, newest first. */
export function periodsOf(db: Db, playerId: bigint, planId: string, limit: number): Promise<PeriodRow[]> {
  return db
    .selectFrom('cashback_periods')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('plan_id', '=', planId)
    .orderBy('from_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the periods that can be taken, locked until the transaction ends; the player's loyalty is locked before. */
export function lockReady(trx: Trx, playerId: bigint, planId: string, now: Date): Promise<PeriodRow[]> {
  return trx
    .selectFrom('cashback_periods')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('plan_id', '=', planId)
    .where('state', '=', 'ready')
    .where('take_until', '>', now)
    .orderBy('from_at')
    .forUpdate()
    .execute();
}

/** Returns a period in one of the states, locked until the transaction ends. */
export function lockPeriod(trx: Trx, id: bigint, state: PeriodState): Promise<PeriodRow | undefined> {
  return trx
    .selectFrom('cashback_periods')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePeriod(
  trx: Trx,
  id: bigint,
  values: Omit<Updateable<CashbackPeriodsTable>, 'terms'>,
): Promise<void> {
  await trx.updateTable('cashback_periods').set(values).where('id', '=', id).execute();
}

/** Returns periods whose time is over: open ones to close, and ready ones to expire. */
export function endedPeriods(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('cashback_periods')
    .select(['id', 'player_id', 'state'])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'open'), row('to_at', '<=', now)]),
        row.and([row('state', '=', 'ready'), row('take_until', '<=', now)]),
      ]),
    )
    .orderBy('to_at')
    .limit(limit)
    .execute();
}

export interface CountedSums {
  readonly iso: string;
  readonly stakes: bigint;
  readonly payouts: bigint;
}

/** Returns the counted stakes and payouts of a player in a period, by currency, minor units. */
export async function sumsBetween(
  db: Db | Trx,
  playerId: bigint,
  products: readonly LoyaltyProduct[],
  { from, to }: Period,
): Promise<readonly CountedSums[]> {
  const { rows } = await sql<CountedSums>`
    select iso, sum(stake)::bigint as stakes, sum(payout)::bigint as payouts from loyalty_stakes
    where player_id = ${playerId} and at >= ${from} and at < ${to} and product = any(${[...products]})
    group by iso`.execute(db);
  return rows;
}

/** Returns the money that other rewards gave to a player in a period, by currency, minor units. */
export async function grantsBetween(
  db: Db | Trx,
  playerId: bigint,
  { from, to }: Period,
): Promise<readonly { readonly iso: string; readonly amount: bigint }[]> {
  const { rows } = await sql<{ iso: string; amount: bigint }>`
    select e.iso, sum(e.amount)::bigint as amount
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and e.at >= ${from} and e.at < ${to} and t.kind = any(${[...GRANTS]})
    group by e.iso`.execute(db);
  return rows;
}

/** Removes the cashback that a player could still take. */
export async function removeReady(trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .updateTable('cashback_periods')
    .set({ state: 'removed' })
    .where('player_id', '=', playerId)
    .where('state', '=', 'ready')
    .execute();
}
