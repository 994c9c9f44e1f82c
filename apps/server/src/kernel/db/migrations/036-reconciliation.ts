import { sql, type Kysely } from 'kysely';

/**
 * Reconciliations with providers' reports and the differences that they found, refunds of deposits, and adjustments of
 * balances by operators.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [reconciliations, ...reconciliationIndexes, differences, openDifferences])
    await statement.execute(db);
  for (const statement of [refunds, refundIndex, adjustments, waitingAdjustments])
    await statement.execute(db);
}

const reconciliations = sql`
  create table reconciliations (
    id bigint generated always as identity primary key,
    provider text not null,
    day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    asked_at timestamptz not null,
    asked_by text not null,
    state text not null check (state in ('asked', 'done', 'same')),
    due_at timestamptz,
    hash text,
    finished_at timestamptz,
    payments integer not null default 0,
    failure text
  )`;
const reconciliationIndexes = [
  sql`create index reconciliations_due on reconciliations (due_at) where due_at is not null`,
  sql`create unique index reconciliations_once on reconciliations (provider, day, hash) where state = 'done'`,
];

const differences = sql`
  create table reconciliation_differences (
    id bigint generated always as identity primary key,
    reconciliation_id bigint not null references reconciliations (id),
    provider text not null,
    day text not null,
    kind text not null,
    subject text not null,
    payment_id text references payments (id),
    iso text not null,
    ours_state text,
    theirs_state text,
    ours bigint,
    theirs bigint,
    state text not null check (state in ('repaired', 'open', 'explained')),
    note text,
    at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    unique (provider, kind, subject)
  )`;
const openDifferences = sql`
  create index differences_open on reconciliation_differences (id) where state = 'open'`;

const refunds = sql`
  create table payment_refunds (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    payment_id text not null references payments (id),
    amount bigint not null check (amount > 0),
    state text not null check (state in ('booked', 'sent', 'failed')),
    operator text not null,
    at timestamptz not null
  )`;
const refundIndex = sql`create index refunds_of_payment on payment_refunds (payment_id)`;

const adjustments = sql`
  create table adjustments (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts (id),
    amount bigint not null check (amount <> 0),
    reason text not null,
    state text not null check (state in ('waiting', 'booked', 'refused')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    check (decided_by is distinct from asked_by or state <> 'booked')
  )`;
const waitingAdjustments = sql`
  create index adjustments_waiting on adjustments (id) where state = 'waiting'`;
