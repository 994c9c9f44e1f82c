import { sql, type Kysely } from 'kysely';

/** Addresses at which partners are told about players whom they brought, and the calls to them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [addresses, calls, due, ofTime, arrivals, creditedSteps])
    await statement.execute(db);
}

const addresses = sql`
  create table postback_addresses (
    id bigint generated always as identity primary key,
    site_id text not null,
    mark text not null check (mark in ('refererid', 'referral_values', 'reflinkid', 'ref_partner_id')),
    value text not null check (value ~ '^[A-Za-z0-9_.-]{1,64}$'),
    address text not null check (char_length(address) <= 1000),
    events text[] not null check (events <@ array['registration', 'first-deposit', 'deposit']),
    is_on boolean not null,
    -- Events before this time aren't told.
    since timestamptz not null,
    unique (site_id, mark, value)
  )`;

const calls = sql`
  create table postbacks (
    id bigint generated always as identity primary key,
    address_id bigint not null references postback_addresses (id),
    player_id bigint not null references players (id),
    event text not null check (event in ('registration', 'first-deposit', 'deposit')),
    -- Key of the event: each is told at most once to an address.
    cause text not null,
    -- Random id by which the partner recognizes a repeated call.
    event_id uuid not null,
    at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    -- HTTP status of the last answer; null without one.
    status integer,
    error text,
    next_at timestamptz not null,
    ends_at timestamptz not null,
    ended_at timestamptz,
    unique (address_id, player_id, cause),
    check ((state = 'waiting') = (ended_at is null))
  )`;
const due = sql`create index postbacks_due on postbacks (next_at) where state = 'waiting'`;
const ofTime = sql`create index postbacks_of_time on postbacks (at)`;
const arrivals = sql`create index player_referrals_of_time on player_referrals (recorded_at)`;
const creditedSteps = sql`create index credited_payment_steps on payment_steps (at) where state = 'succeeded'`;
