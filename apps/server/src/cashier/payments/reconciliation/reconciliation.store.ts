import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import type { ReconciliationDifferencesTable, ReconciliationsTable } from '../payments.tables.ts';

export type ReconciliationRow = Selectable<ReconciliationsTable>;
export type DifferenceRow = Selectable<ReconciliationDifferencesTable>;
export type NewDifference = Omit<
  Insertable<ReconciliationDifferencesTable>,
  'decided_by' | 'decided_at' | OptionalColumn
> &
  Partial<Pick<DifferenceRow, OptionalColumn>>;
type OptionalColumn =
  | 'payment_id'
  | 'note'
  | 'ours_state'
  | 'theirs_state'
  | 'ours'
  | 'theirs'
  | 'theirs_iso'
  | 'detail';

export async function insertReconciliation(
  db: Db | Trx,
  asked: Pick<ReconciliationRow, 'provider' | 'day' | 'asked_at' | 'asked_by'>,
): Promise<bigint> {
  const { id } = await db
    .insertInto('reconciliations')
    .values({
      ...asked,
      state: 'asked',
      due_at: asked.asked_at,
      hash: null,
      finished_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the reconciliations whose provider is to be asked now. */
export function dueReconciliations(db: Db, now: Date, limit: number): Promise<ReconciliationRow[]> {
  return db
    .selectFrom('reconciliations')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function updateReconciliation(
  db: Db | Trx,
  id: bigint,
  values: Partial<Omit<ReconciliationRow, 'id'>>,
): Promise<void> {
  await db.updateTable('reconciliations').set(values).where('id', '=', id).execute();
}

export async function isComparedBefore(
  db: Db,
  { provider, day }: Pick<ReconciliationRow, 'provider' | 'day'>,
  hash: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('reconciliations')
    .select('id')
    .where('provider', '=', provider)
    .where('day', '=', day)
    .where('hash', '=', hash)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return before !== undefined;
}

/** Returns when a day was last asked about; undefined if it never was. */
export async function lastAsked(db: Db, provider: string, day: string): Promise<Date | undefined> {
  const last = await db
    .selectFrom('reconciliations')
    .select('asked_at')
    .where('provider', '=', provider)
    .where('day', '=', day)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return last?.asked_at;
}

/** Returns whether a provider has a deposit that was created before a time. */
export async function hasDepositBefore(db: Db, provider: string, before: Date): Promise<boolean> {
  const first = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('direction', '=', 'deposit')
    .where('created_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Locks the deposit of a report's row: found by the provider's id, else the first one of our reference. */
export function lockReported(
  trx: Trx,
  provider: string,
  { providerRef, merchantRef }: { readonly providerRef: string; readonly merchantRef: string },
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('direction', '=', 'deposit')
    .where('surplus_of', 'is', null)
    .where((where) => where.or([where('provider_ref', '=', providerRef), where('id', '=', merchantRef)]))
    .orderBy(sql`provider_ref is not distinct from ${providerRef}`, 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether a deposit here waits for the money of a report's row; false if it is booked, or unknown here. */
export async function isAwaited(
  db: Db,
  provider: string,
  { providerRef, merchantRef }: { readonly providerRef: string; readonly merchantRef: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('payments')
    .select(['provider_ref', 'received'])
    .where('provider', '=', provider)
    .where('direction', '=', 'deposit')
    .where('surplus_of', 'is', null)
    .where((where) => where.or([where('provider_ref', '=', providerRef), where('id', '=', merchantRef)]))
    .execute();
  return rows.length > 0 && !rows.some((row) => row.provider_ref === providerRef && row.received !== null);
}

/**
 * Returns a provider's deposits with money that were created in a span and aren't among those of a report.
 * @param reported ids of the report's payments, ours and the provider's
 */
export async function depositsWithMoney(
  db: Db,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  reported: ReadonlySet<string>,
): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('direction', '=', 'deposit')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('surplus_of', 'is', null)
    .where('state', 'in', ['succeeded', 'refunded', 'charged_back', 'review', 'returned'])
    .orderBy('seq')
    .execute();
  return rows.filter(
    ({ id, repeats, provider_ref: ref }) => !reported.has(repeats === null ? id : (ref ?? id)),
  );
}

/** Returns the sum of a deposit's refunds that the provider hasn't confirmed yet, minor units. */
export async function unsentRefunds(trx: Trx, paymentId: string): Promise<bigint> {
  const { sum } = await trx
    .selectFrom('payment_refunds')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow();
  return sum;
}

export async function isBooked(trx: Trx, key: string): Promise<boolean> {
  const booked = await trx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return booked !== undefined;
}

/**
 * Stores a difference once per provider, kind and subject. An explained one stays explained as long as both sides and
 * its detail are the same.
 */
export async function putDifference(trx: Db | Trx, difference: NewDifference): Promise<void> {
  const { ours = null, theirs = null, theirs_iso = null, detail = null, state } = difference;
  await trx
    .insertInto('reconciliation_differences')
    .values({
      payment_id: null,
      note: null,
      ours_state: null,
      theirs_state: null,
      ...difference,
      ours,
      theirs,
      theirs_iso,
      detail,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'kind', 'subject']).doUpdateSet({
        reconciliation_id: difference.reconciliation_id,
        day: difference.day,
        at: difference.at,
        ours,
        theirs,
        theirs_iso,
        detail,
        ours_state: difference.ours_state ?? null,
        theirs_state: difference.theirs_state ?? null,
        state: sql`case
          when reconciliation_differences.state = 'explained'
            and reconciliation_differences.ours is not distinct from ${ours}::bigint
            and reconciliation_differences.theirs is not distinct from ${theirs}::bigint
            and reconciliation_differences.theirs_iso is not distinct from ${theirs_iso}::text
            and reconciliation_differences.detail is not distinct from ${detail}::text
          then 'explained' else ${state} end`,
      }),
    )
    .execute();
}

/** Closes the open differences of a payment, except those of some kinds: both sides agree now. */
export async function closeDifferences(
  trx: Trx,
  paymentId: string,
  except: readonly DifferenceRow['kind'][],
): Promise<void> {
  let query = trx
    .updateTable('reconciliation_differences')
    .set({ state: 'repaired', note: 'Both sides agree now.' })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open');
  if (except.length > 0) query = query.where('kind', 'not in', except);
  await query.execute();
}

/** Closes the alert about a report that couldn't be read, because it can be now. */
export async function closeUnreadable(db: Db, provider: string, day: string): Promise<void> {
  await db
    .updateTable('reconciliation_differences')
    .set({ state: 'repaired', note: 'The report can be read now.' })
    .where('provider', '=', provider)
    .where('kind', '=', 'unreadable')
    .where('subject', '=', `report ${day}`)
    .where('state', '=', 'open')
    .execute();
}

/** Closes the open differences of a currency's balance until a day, because a later one agrees. */
export async function closeBalances(db: Db, provider: string, iso: string, day: string): Promise<void> {
  await db
    .updateTable('reconciliation_differences')
    .set({ state: 'repaired', note: `Both sides agree at the end of ${day}.` })
    .where('provider', '=', provider)
    .where('kind', '=', 'balance')
    .where('iso', '=', iso)
    .where('day', '<=', day)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Returns the platform's money at a provider that is left of the deposits and payouts until the end of a day, minor
 * units by currency. A payout belongs to the day on which it was sent, as the provider creates it then.
 */
export async function closingBalances(
  db: Db,
  provider: string,
  day: string,
  end: Date,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ iso: string; sum: bigint }>`
    select e.iso, -sum(e.amount)::bigint as sum
    from ledger_entries e
    join accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    left join payments p on p.id = t.ref
    where a.system_name = ${`psp.${provider}`}
      and (
        (p.direction = 'deposit' and p.created_at < ${end})
        or (p.direction = 'withdrawal' and exists (
          select from ledger_transactions sent where sent.key = 'withdrawal-sent:' || p.id and sent.at < ${end}))
        or (t.ref like ${`${provider}:%`} and split_part(t.ref, ':', 2) <= ${day})
      )
    group by e.iso`.execute(db);
  return new Map(rows.map(({ iso, sum }) => [iso, sum]));
}

/** Returns reconciliations with the number of their differences by state, newest first. */
export function reconciliationsBefore(db: Db, before: bigint | undefined, limit: number) {
  const count = (state: DifferenceRow['state']) => sql<number>`(
    select count(*)::integer from reconciliation_differences d
    where d.reconciliation_id = reconciliations.id and d.state = ${state})`;
  let query = db
    .selectFrom('reconciliations')
    .selectAll()
    .select([count('open').as('open'), count('repaired').as('repaired'), count('explained').as('explained')]);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export function reconciliationById(db: Db, id: bigint): Promise<ReconciliationRow | undefined> {
  return db.selectFrom('reconciliations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns differences, newest first: those in a state. */
export function differencesBefore(
  db: Db,
  {
    state,
    before,
    limit,
  }: {
    readonly state: DifferenceRow['state'] | undefined;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<DifferenceRow[]> {
  let query = db.selectFrom('reconciliation_differences').selectAll();
  if (state !== undefined) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export function lockDifference(trx: Trx, id: bigint): Promise<DifferenceRow | undefined> {
  return trx
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function explainDifference(
  trx: Trx,
  id: bigint,
  { note, by, at }: { readonly note: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('reconciliation_differences')
    .set({ state: 'explained', note, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}
