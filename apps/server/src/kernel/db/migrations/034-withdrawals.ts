import { sql, type Kysely } from 'kysely';

/**
 * Withdrawals: a request is a payment, and so is each of its legs, which names its request. Cards, accounts and wallets
 * of players are stored by their name at the provider. A code is bound to what it was asked for. A freeze by law closes
 * withdrawals.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    instruments,
    instrumentsOfDeposits,
    ...legColumns,
    ...legIndexes,
    requests,
    requestsWaiting,
    decisions,
    boundCodes,
    freezes,
  ]) {
    await statement.execute(db);
  }
}

const instruments = sql`
  create table instruments (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    provider text not null,
    instrument text not null,
    iso text not null,
    methods jsonb not null,
    requisite text not null,
    owner text,
    fields jsonb not null,
    created_at timestamptz not null,
    used_at timestamptz not null,
    removed_at timestamptz,
    unique (player_id, provider, instrument, iso)
  )`;
const instrumentsOfDeposits = sql`
  insert into instruments (player_id, provider, instrument, iso, methods, requisite, fields, created_at, used_at)
  select player_id, provider, instrument, iso, jsonb_agg(distinct method_id), max(coalesce(requisite, '••••')), '{}',
    min(created_at), max(created_at)
  from payments
  where direction = 'deposit' and instrument is not null and state in ('succeeded', 'refunded')
  group by player_id, provider, instrument, iso`;

const legColumns = [
  sql`alter table payments add column request_id text references payments (id)`,
  sql`alter table payments add column instrument_id bigint references instruments (id)`,
  sql`alter table payments add column sent_back bigint not null default 0 check (sent_back >= 0)`,
];
const legIndexes = [
  sql`create index legs_of_request on payments (request_id) where request_id is not null`,
  sql`create index payments_of_instrument on payments (instrument_id) where instrument_id is not null`,
  sql`create index withdrawals_to_move on payments (state) where direction = 'withdrawal' and state in ('held', 'approved')`,
];

const requests = sql`
  create table withdrawal_requests (
    payment_id text primary key references payments (id),
    doubts jsonb not null default '[]',
    needs jsonb not null default '[]',
    first_by text,
    review_ends_at timestamptz,
    origin text,
    is_waiting boolean not null default false
  )`;
const requestsWaiting = sql`
  create index withdrawals_waiting on withdrawal_requests (review_ends_at) where is_waiting`;

const decisions = sql`
  create table withdrawal_decisions (
    id bigint generated always as identity primary key,
    payment_id text not null references payments (id),
    at timestamptz not null,
    operator text not null,
    decision text not null,
    reason text not null,
    note text
  )`;

const boundCodes = sql`alter table one_time_codes add column bound_to text`;
const freezes = sql`alter table player_blocks add column is_frozen boolean not null default false`;
