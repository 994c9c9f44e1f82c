import { sql, type Kysely } from 'kysely';

/**
 * Limits and blocks of players, and a time on each ledger entry for rolling windows. Each account has a mark if its
 * player has any: writing a limit or a block marks all accounts of the player, and so waits for bets that have locked
 * one of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    limits,
    oneInForce,
    onePending,
    blocks,
    mark,
    markFunction,
    ...marks,
    ...instants,
  ]) {
    await statement.execute(db);
  }
}

const limits = sql`
  create table limits (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    type smallint not null check (type in (1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 33)),
    value bigint not null check (value >= 0),
    iso text,
    state text not null check (state in ('PENDING', 'ACTIVE', 'INACTIVE')),
    starts_at timestamptz not null,
    ends_at timestamptz,
    check ((iso is not null) = (type < 30)),
    check (type not in (30, 33) or ends_at is not null)
  )`;
const oneInForce = sql`create unique index one_limit_in_force on limits (player_id, type) where state = 'ACTIVE'`;
const onePending = sql`create unique index one_pending_limit on limits (player_id, type) where state = 'PENDING'`;

const blocks = sql`
  create table player_blocks (
    player_id bigint primary key references players (id),
    ban_level smallint not null default 0 check (ban_level >= 0),
    ban_version smallint not null default 0,
    is_verification_required boolean not null default false,
    disallowed_line_sports integer[] not null default '{}',
    disallowed_live_sports integer[] not null default '{}'
  )`;

const mark = sql`alter table accounts add column is_restricted boolean not null default false`;
const markFunction = sql`
  create function mark_restricted_player() returns trigger language plpgsql as $$
  begin
    perform from players where id = new.player_id for no key update;
    update accounts set is_restricted = true where player_id = new.player_id and not is_restricted;
    return null;
  end $$`;
const marks = ['limits', 'player_blocks'].map(
  (table) => sql`
    create trigger restricts_player after insert or update on ${sql.table(table)}
    for each row execute function mark_restricted_player()`,
);

/** Earlier entries get the time of their transaction; the trigger that refuses changes is disabled meanwhile. */
const instants = [
  sql`alter table ledger_entries add column at timestamptz not null default now()`,
  sql`alter table ledger_entries disable trigger ledger_entries_are_final`,
  sql`update ledger_entries e set at = t.at from ledger_transactions t where t.id = e.transaction_id`,
  sql`alter table ledger_entries enable trigger ledger_entries_are_final`,
  sql`create index entries_by_time on ledger_entries (account_id, at) where balance is not null`,
];
