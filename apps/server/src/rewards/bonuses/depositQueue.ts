import type { DepositState } from '@touchline/cashier';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/**
 * Notes that a deposit was credited or taken back, in the transaction that moves it, so that its bonuses follow even if
 * the process ends.
 */
export async function noteDeposit(trx: Trx, paymentId: string, to: DepositState): Promise<void> {
  const state = to === 'succeeded' ? 'credited' : to === 'charged_back' ? 'taken-back' : undefined;
  if (state) await store(trx, paymentId, state);
}

/** Notes that a deposit was reported wrongly and is voided. */
export function noteVoidedDeposit(trx: Trx, paymentId: string): Promise<void> {
  return store(trx, paymentId, 'taken-back');
}

async function store(trx: Trx, paymentId: string, state: 'credited' | 'taken-back'): Promise<void> {
  await trx
    .insertInto('bonus_deposits')
    .values({ payment_id: paymentId, state })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ state, is_due: true }))
    .execute();
}

/** Returns the deposits that bonuses still have to look at. */
export async function dueDeposits(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bonus_deposits')
    .select('payment_id')
    .where('is_due', '=', true)
    .limit(limit)
    .execute();
  return rows.map(({ payment_id: id }) => id);
}

/** Locks a due deposit; undefined if another process has dealt with it. */
export function lockDueDeposit(trx: Trx, paymentId: string) {
  return trx
    .selectFrom('bonus_deposits as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .select([
      'd.state',
      'p.player_id',
      'p.site_id',
      'p.account_id',
      // A bonus is given in the account's currency.
      sql<string>`coalesce(p.credit_iso, p.iso)`.as('iso'),
      sql<bigint>`coalesce(p.credited, p.received, p.amount)`.as('amount'),
      'p.id',
      'p.instrument',
    ])
    .where('d.payment_id', '=', paymentId)
    .where('d.is_due', '=', true)
    .forUpdate('d')
    .executeTakeFirst();
}

export async function finishDeposit(trx: Trx, paymentId: string): Promise<void> {
  await trx
    .updateTable('bonus_deposits')
    .set({ is_due: false })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Returns whether a deposit is the first one of its player that was credited. */
export async function isFirstDeposit(trx: Trx, playerId: bigint, paymentId: string): Promise<boolean> {
  const first = await trx
    .selectFrom('payment_steps as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .select('p.id')
    .where('p.player_id', '=', playerId)
    .where('p.direction', '=', 'deposit')
    .where('s.state', '=', 'succeeded')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return first?.id === paymentId;
}

/**
 * Returns whether another player of the household has had a first-deposit bonus of the site: one who paid from the same
 * card, account or wallet, or who has the same document or postal address.
 */
export async function hasHouseholdBonus(
  trx: Trx,
  {
    playerId,
    siteId,
    instrument,
  }: { readonly playerId: bigint; readonly siteId: string; readonly instrument: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (
      select from bonus_grants g
      join players p on p.id = g.player_id
      where g.kind = 'firstDeposit' and g.player_id <> ${playerId} and p.site_id = ${siteId} and g.player_id in (
        select d.player_id from payments d where d.id = g.payment_id and d.instrument = ${instrument}
        union
        select b.player_id from player_profiles a join player_profiles b on a.passport = b.passport
          where a.player_id = ${playerId} and b.passport <> ''
        union
        select b.player_id from player_profiles a join player_profiles b
            on lower(regexp_replace(a.registration_address, '\\W', '', 'g'))
              = lower(regexp_replace(b.registration_address, '\\W', '', 'g'))
          where a.player_id = ${playerId} and b.registration_address <> '' and a.registration_address <> '')
    ) as found`.execute(trx);
  return rows[0]?.found ?? false;
}
