import { sql, type Kysely } from 'kysely';

/**
 * Sessions, rounds and operations of casino games. An operation of a maker is stored once for ever under its transaction
 * id, in the transaction that moves its money; the id of a bet that was rolled back before it came is stored too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    ...sessions,
    players,
    ...rounds,
    ...operations,
    ...freeRounds,
    ...nonces,
    ...notices,
    settled,
    days,
  ]) {
    await statement.execute(db);
  }
}

const sessions = [
  sql`
  create table game_sessions (
    id text primary key check (id ~ '^gs_[A-Za-z0-9_-]{1,60}$'),
    site_id text not null,
    maker_id text not null,
    game_id bigint not null,
    player_id bigint references players (id),
    account_id bigint references accounts (id),
    sign_in_id bigint,
    iso text not null,
    mode text not null check (mode in ('real', 'demo')),
    state text not null check (state in ('asked', 'open', 'paused', 'closing', 'closed')),
    pause_reason text,
    close_reason text,
    launch_token_hash bytea unique,
    launch_expires_at timestamptz not null,
    launch_used_at timestamptz,
    maker_token_hash bytea unique,
    maker_token_expires_at timestamptz,
    maker_token_dies_at timestamptz,
    language text not null,
    country text,
    device text not null,
    return_to text,
    created_at timestamptz not null,
    opened_at timestamptz,
    last_bet_at timestamptz,
    last_round_at timestamptz,
    ended_at timestamptz,
    rounds integer not null default 0,
    staked bigint not null default 0,
    won bigint not null default 0,
    check (mode = 'demo' or (player_id is not null and account_id is not null)),
    check (mode = 'real' or (account_id is null and staked = 0 and won = 0)),
    check ((state = 'paused') = (pause_reason is not null)),
    check ((state in ('closing', 'closed')) = (ended_at is not null)),
    check ((state in ('closing', 'closed')) = (close_reason is not null))
  )`,
  sql`create index game_sessions_of_player on game_sessions (player_id, created_at desc)`,
  sql`create index game_sessions_not_closed on game_sessions (player_id) where state <> 'closed'`,
  sql`create index game_sessions_to_end on game_sessions (created_at) where state <> 'closed'`,
];

const players = sql`
  create table maker_players (
    maker_id text not null,
    player_id bigint not null references players (id),
    opaque_id text not null,
    primary key (maker_id, player_id),
    unique (maker_id, opaque_id)
  )`;

const rounds = [
  sql`
  create table game_rounds (
    id bigint generated always as identity primary key,
    maker_id text not null,
    maker_round_id text not null,
    game_id bigint not null,
    session_id text not null references game_sessions (id),
    player_id bigint not null references players (id),
    account_id bigint not null references accounts (id),
    iso text not null,
    state text not null check (state in ('open', 'closed', 'rolledBack')),
    is_free boolean not null,
    is_bonus boolean not null,
    has_win boolean not null default false,
    staked bigint not null default 0 check (staked >= 0),
    won bigint not null default 0 check (won >= 0),
    opened_at timestamptz not null,
    closed_at timestamptz,
    void_reason text,
    asked_at timestamptz,
    unknown_at timestamptz,
    unique (maker_id, maker_round_id, game_id),
    check ((state = 'open') = (closed_at is null)),
    check (state <> 'rolledBack' or staked = 0)
  )`,
  sql`create index game_rounds_of_player on game_rounds (player_id, id desc)`,
  sql`create index game_rounds_of_session on game_rounds (session_id, id desc)`,
  sql`create index game_rounds_open on game_rounds (opened_at) where state = 'open'`,
  sql`create index game_rounds_open_of_player on game_rounds (player_id) where state = 'open'`,
];

const operations = [
  sql`
  create table game_operations (
    id bigint generated always as identity unique,
    maker_id text not null,
    tx_id text not null,
    call text not null,
    kind text not null check (kind in ('bet', 'win', 'rollback', 'jackpot', 'tip', 'freeBet', 'freeWin', 'promo',
      'betWin', 'void', 'correction', 'tombstone')),
    request_hash bytea,
    session_id text,
    round_id bigint references game_rounds (id),
    target_tx_id text,
    free_rounds_id text,
    iso text,
    amount bigint not null default 0,
    won bigint not null default 0,
    status text not null,
    is_applied boolean not null,
    answer jsonb not null,
    undone_at timestamptz,
    at timestamptz not null,
    primary key (maker_id, tx_id)
  )`,
  sql`create index game_operations_of_round on game_operations (round_id, id) where round_id is not null`,
  sql`create index game_operations_of_day on game_operations (maker_id, at) where is_applied`,
];

const freeRounds = [
  sql`
  create table free_rounds (
    id text primary key check (id ~ '^fr_[A-Za-z0-9_-]{1,60}$'),
    maker_id text not null,
    player_id bigint not null references players (id),
    game_ids bigint[] not null,
    rounds integer not null check (rounds > 0),
    played integer not null default 0 check (played between 0 and rounds),
    stake bigint not null check (stake > 0),
    iso text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    goes_to text not null check (goes_to in ('main', 'bonus')),
    most_won bigint,
    won bigint not null default 0,
    cancelled_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index free_rounds_of_player on free_rounds (player_id, created_at desc)`,
];

const nonces = [
  sql`
  create table maker_nonces (
    maker_id text not null,
    nonce text not null,
    at timestamptz not null,
    primary key (maker_id, nonce)
  )`,
  sql`create index maker_nonces_by_age on maker_nonces (at)`,
];

const notices = [
  sql`
  create table game_notices (
    id bigint generated always as identity primary key,
    kind text not null,
    maker_id text not null,
    game_id bigint,
    round_id bigint references game_rounds (id),
    session_id text,
    player_id bigint references players (id),
    tx_id text,
    iso text,
    amount bigint,
    detail text not null,
    at timestamptz not null,
    answered_at timestamptz,
    answered_by text,
    answer text,
    unique (kind, maker_id, tx_id)
  )`,
  sql`create index game_notices_open on game_notices (id desc) where answered_at is null`,
];

const settled = sql`
  create table settled_rounds (
    round_id bigint primary key references game_rounds (id)
  )`;

const days = sql`
  create table maker_days (
    maker_id text not null,
    day date not null,
    iso text not null,
    ours jsonb not null,
    theirs jsonb,
    is_equal boolean not null,
    compared_at timestamptz not null,
    primary key (maker_id, day, iso)
  )`;
