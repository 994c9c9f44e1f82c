import { sql, type Kysely } from 'kysely';

/** The ledger. Triggers make it append-only and balanced, a constraint never negative. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    accounts,
    systemAccounts,
    playerAccounts,
    activeAccount,
    transactions,
    entries,
    entriesOfAccount,
    holds,
    keys,
  ]) {
    await statement.execute(db);
  }
  await refuseChanges.execute(db);
  await sql`
    create trigger ledger_entries_are_final before update or delete or truncate on ledger_entries
    for each statement execute function refuse_ledger_change()`.execute(db);
  await sql`
    create trigger ledger_transactions_are_final before update or delete or truncate on ledger_transactions
    for each statement execute function refuse_ledger_change()`.execute(db);
  await requireBalance.execute(db);
  await sql`
    create trigger ledger_entries_balance after insert on ledger_entries referencing new table as added
    for each statement execute function require_ledger_balance()`.execute(db);
}

const accounts = sql`
  create table accounts (
    id bigint generated always as identity primary key,
    player_id bigint references players (id),
    system_name text,
    iso text not null,
    type smallint not null,
    is_active boolean not null default false,
    balance bigint not null default 0 check (balance >= 0),
    held bigint not null default 0 check (held >= 0),
    created_at timestamptz not null default now(),
    check ((player_id is null) <> (system_name is null)),
    check (system_name is null or (balance = 0 and held = 0))
  )`;
const systemAccounts = sql`
  create unique index accounts_of_system on accounts (system_name, iso) where system_name is not null`;
const playerAccounts = sql`
  create unique index accounts_of_player on accounts (player_id, iso, type) where player_id is not null`;
const activeAccount = sql`
  create unique index one_active_account on accounts (player_id) where is_active`;

const transactions = sql`
  create table ledger_transactions (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null,
    ref text,
    at timestamptz not null default now()
  )`;
const entries = sql`
  create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions (id),
    account_id bigint not null references accounts (id),
    iso text not null,
    amount bigint not null check (amount <> 0),
    balance bigint
  )`;
const entriesOfAccount = sql`create index entries_of_account on ledger_entries (account_id, id desc)`;

const holds = sql`
  create table holds (
    ref text primary key,
    account_id bigint not null references accounts (id),
    amount bigint not null check (amount > 0),
    state text not null default 'held' check (state in ('held', 'captured', 'released')),
    at timestamptz not null default now()
  )`;

const keys = sql`
  create table idempotency_keys (
    player_id bigint not null references players (id),
    key text not null,
    call text not null,
    request_hash text not null,
    answer text,
    created_at timestamptz not null default now(),
    primary key (player_id, key)
  )`;

const refuseChanges = sql`
  create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only: book a correcting transaction instead of a % on %.',
      lower(tg_op), tg_table_name;
  end $$`;

const requireBalance = sql`
  create function require_ledger_balance() returns trigger language plpgsql as $$
  declare uneven record;
  begin
    select transaction_id, iso, sum(amount) as total into uneven from added
      group by transaction_id, iso having sum(amount) <> 0 limit 1;
    if found then
      raise exception 'Ledger transaction % is out of balance by % minor units of %.',
        uneven.transaction_id, uneven.total, uneven.iso;
    end if;
    return null;
  end $$`;
