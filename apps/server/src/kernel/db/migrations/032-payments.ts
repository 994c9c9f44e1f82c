import { sql, type Kysely } from 'kysely';

/**
 * Payments in and out, their steps, and the events of providers. An event is stored once for ever by its provider and
 * id. A debt may come from a deposit that the bank took back, instead of a coupon.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [payments, ...paymentIndexes, steps, stepsOfPayment, events, eventsOfPayment]) {
    await statement.execute(db);
  }
  await sql`alter table debts alter column coupon_id drop not null`.execute(db);
  await sql`alter table debts add column payment_id text references payments (id)`.execute(db);
  await sql`alter table debts add check ((coupon_id is null) <> (payment_id is null))`.execute(db);
}

const payments = sql`
  create table payments (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    seq bigint generated always as identity unique,
    player_id bigint not null references players (id),
    account_id bigint not null references accounts (id),
    site_id text not null,
    direction text not null check (direction in ('deposit', 'withdrawal')),
    method_id text not null,
    method_name jsonb not null,
    method_icon text not null,
    provider text not null,
    provider_ref text,
    iso text not null,
    amount bigint not null check (amount > 0),
    fee bigint not null default 0 check (fee >= 0 and fee < amount),
    amount_mode text not null default 'fixed' check (amount_mode in ('fixed', 'open')),
    received bigint check (received > 0),
    refunded bigint not null default 0 check (refunded >= 0),
    state text not null,
    reason text,
    instrument text,
    requisite text,
    redirect_url text,
    instructions jsonb,
    fields jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    event_at timestamptz,
    looked_up_at timestamptz,
    look_up_due_at timestamptz
  )`;
const paymentIndexes = [
  sql`create index payments_of_player on payments (player_id, seq desc)`,
  sql`create index payments_open on payments (player_id) where state in ('created', 'redirected', 'pending', 'review')`,
  sql`create index payments_to_look_up on payments (look_up_due_at) where look_up_due_at is not null`,
  sql`create unique index payments_at_provider on payments (provider, provider_ref) where provider_ref is not null`,
];

const steps = sql`
  create table payment_steps (
    id bigint generated always as identity primary key,
    payment_id text not null references payments (id),
    at timestamptz not null,
    state text not null,
    event text not null,
    source text not null,
    reason text
  )`;
const stepsOfPayment = sql`create index steps_of_payment on payment_steps (payment_id, id)`;

const events = sql`
  create table provider_events (
    provider text not null,
    event_id text not null,
    payment_id text references payments (id),
    event text not null,
    body_hash text not null,
    body text not null,
    at timestamptz not null,
    received_at timestamptz not null,
    is_applied boolean not null default false,
    note text,
    primary key (provider, event_id)
  )`;
const eventsOfPayment = sql`
  create index events_to_retry on provider_events (payment_id, at) where not is_applied`;
