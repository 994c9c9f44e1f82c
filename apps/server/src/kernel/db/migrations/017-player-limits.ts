import { sql, type Kysely } from 'kysely';

/**
 * Limits that players set themselves: pending changes with their times, self-exclusions with their reasons, reality
 * checks and the switch of the extra limits. All changes of a limit are in an immutable history.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    ...moreTypes,
    columns,
    returns,
    ...lookedAfter,
    history,
    historyOfPlayer,
    historyFunction,
    historyTrigger,
    finalHistory,
    blocks,
    players,
    checks,
    tests,
    terms,
  ]) {
    await statement.execute(db);
  }
}

const moreTypes = [
  sql`alter table limits drop constraint limits_type_check`,
  sql`alter table limits add constraint limits_type_check
    check (type in (1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37))`,
];

const columns = sql`
  alter table limits
    add column is_removal boolean not null default false,
    add column due_at timestamptz,
    add column expires_at timestamptz,
    add column reason text,
    add column return_secret text,
    add column returns_at timestamptz,
    add column changed_at timestamptz not null default now(),
    add column changed_by text not null default 'player' check (changed_by in ('player', 'operator', 'clock')),
    add constraint a_removal_only_waits check (not is_removal or state <> 'ACTIVE')`;

const returns = sql`create unique index limits_to_return_from on limits (return_secret) where return_secret is not null`;

/** Indexes for the limits job, which runs every few seconds. */
const lookedAfter = [
  sql`create index session_limits on limits (player_id) where type = 31 and state = 'ACTIVE'`,
  sql`create index running_breaks on limits (ends_at) where state = 'ACTIVE' and ends_at is not null`,
];

const history = sql`
  create table limit_history (
    id bigint generated always as identity primary key,
    limit_id bigint not null references limits (id),
    player_id bigint not null references players (id),
    type smallint not null,
    value bigint not null,
    iso text,
    is_removal boolean not null,
    state_before text,
    state text not null,
    changed_at timestamptz not null,
    changed_by text not null
  )`;
const historyOfPlayer = sql`create index limit_history_of_player on limit_history (player_id, changed_at)`;
const historyFunction = sql`
  create function keep_limit_history() returns trigger language plpgsql as $$
  begin
    insert into limit_history
      (limit_id, player_id, type, value, iso, is_removal, state_before, state, changed_at, changed_by)
    values (new.id, new.player_id, new.type, new.value, new.iso, new.is_removal,
      case when tg_op = 'UPDATE' then old.state end, new.state, new.changed_at, new.changed_by);
    return null;
  end $$`;
const historyTrigger = sql`
  create trigger keeps_history after insert or update on limits
  for each row execute function keep_limit_history()`;
const finalHistory = sql`
  create trigger limit_history_is_final before update or delete or truncate on limit_history
  for each statement execute function refuse_ledger_change()`;

const blocks = sql`
  alter table player_blocks
    add column self_blocked_at timestamptz,
    add column paused_until timestamptz`;

/** Days of an account begin at midnight of its own offset; the player's display setting doesn't change them. */
const players = sql`
  alter table players
    add column utc_offset_minutes smallint not null default 180 check (utc_offset_minutes between -720 and 840),
    add column limits_reviewed_at timestamptz,
    add column terms_version integer not null default 0`;

const checks = sql`
  create table session_reality_checks (
    session_id bigint primary key references sessions (id),
    answered_at timestamptz not null,
    is_off boolean not null
  )`;

const tests = sql`
  create table limit_tests (
    token_hash text primary key,
    player_id bigint not null references players (id),
    request jsonb not null,
    question_ids text[] not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`;

/** Time at which each version of a site's terms was first shown. */
const terms = sql`
  create table terms_versions (
    site_id text not null,
    version integer not null,
    since timestamptz not null,
    primary key (site_id, version)
  )`;
