import { sql, type Kysely } from 'kysely';

/**
 * Loyalty: a queue of settled coupons to count, the counted stakes, points with a ledger of their own, levels, and
 * cashback by periods. A trigger fills the queue, so that no settlement, sale or correction can miss it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    queue,
    enqueue,
    whenDecided,
    stakes,
    stakesOfPlayer,
    players,
    transactions,
    transactionsOfPlayer,
    entries,
    entriesOfTransaction,
    finalTransactions,
    finalEntries,
    requireBalance,
    balanced,
    periods,
    openPeriods,
  ]) {
    await statement.execute(db);
  }
}

const queue = sql`
  create table coupons_to_count (coupon_id bigint primary key references coupons (id))`;
const enqueue = sql`
  create function count_coupon() returns trigger language plpgsql as $$
  begin
    insert into coupons_to_count (coupon_id) values (new.id) on conflict do nothing;
    return null;
  end $$`;
const whenDecided = sql`
  create trigger decided_coupons_are_counted after update of state, outcome, payout on coupons
  for each row
  when (
    (new.state in ('settled', 'sold') or old.state in ('settled', 'sold'))
    and (old.state, old.outcome, old.payout) is distinct from (new.state, new.outcome, new.payout)
  )
  execute function count_coupon()`;

/** Each row is a difference to the rows before: a corrected coupon adds one. */
const stakes = sql`
  create table loyalty_stakes (
    ref text not null,
    number smallint not null,
    player_id bigint not null references players (id),
    product text not null check (product in ('sport', 'slots', 'live-casino')),
    iso text not null,
    at timestamptz not null,
    stake bigint not null,
    payout bigint not null,
    played bigint not null,
    price numeric not null,
    points bigint not null,
    primary key (ref, number)
  )`;
const stakesOfPlayer = sql`create index loyalty_stakes_of_player on loyalty_stakes (player_id, at)`;

const players = sql`
  create table loyalty_players (
    player_id bigint primary key references players (id),
    points bigint not null default 0 check (points >= 0),
    level smallint not null default 1 check (level between 1 and 8),
    level_since timestamptz not null,
    last_stake_at timestamptz,
    expiry_told_at timestamptz
  )`;

const transactions = sql`
  create table points_transactions (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null check (kind in ('earned', 'corrected', 'exchanged', 'expired', 'goodwill')),
    player_id bigint not null references players (id),
    ref text,
    at timestamptz not null
  )`;
const transactionsOfPlayer = sql`
  create index points_transactions_of_player on points_transactions (player_id, id desc)`;
const entries = sql`
  create table points_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references points_transactions (id),
    player_id bigint references players (id),
    system_name text check (system_name in ('granted', 'exchanged', 'expired')),
    amount bigint not null check (amount <> 0),
    balance bigint,
    check ((player_id is null) <> (system_name is null)),
    check ((player_id is null) = (balance is null))
  )`;
const entriesOfTransaction = sql`create index points_entries_of on points_entries (transaction_id)`;
const finalTransactions = sql`
  create trigger points_transactions_are_final before update or delete or truncate on points_transactions
  for each statement execute function refuse_ledger_change()`;
const finalEntries = sql`
  create trigger points_entries_are_final before update or delete or truncate on points_entries
  for each statement execute function refuse_ledger_change()`;
const requireBalance = sql`
  create function require_points_balance() returns trigger language plpgsql as $$
  declare uneven record;
  begin
    select transaction_id, sum(amount) as total into uneven from added
      group by transaction_id having sum(amount) <> 0 limit 1;
    if found then
      raise exception 'Points transaction % is out of balance by %.', uneven.transaction_id, uneven.total;
    end if;
    return null;
  end $$`;
const balanced = sql`
  create trigger points_entries_balance after insert on points_entries referencing new table as added
  for each statement execute function require_points_balance()`;

const periods = sql`
  create table cashback_periods (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    plan_id text not null,
    terms jsonb not null,
    from_at timestamptz not null,
    to_at timestamptz not null check (to_at > from_at),
    state text not null default 'open' check (state in ('open', 'ready', 'paid', 'none', 'expired', 'removed')),
    level smallint,
    iso text,
    stakes bigint,
    payouts bigint,
    grants bigint,
    amount bigint check (amount >= 0),
    take_until timestamptz,
    paid_at timestamptz,
    unique (player_id, plan_id, from_at),
    check ((state = 'open') = (amount is null))
  )`;
const openPeriods = sql`
  create index cashback_periods_to_end on cashback_periods (to_at) where state in ('open', 'ready')`;
