import { sql, type Kysely } from 'kysely';

/** Adds tournaments with their players, and daily challenges with the players' progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tournaments, ...challenges, ...pointsKinds]) await statement.execute(db);
}

/** Conditions are written once; an operator changes a planned tournament only. */
const tournaments = [
  sql`
  create table tournaments (
    id bigint generated always as identity primary key,
    site_id text not null,
    state text not null default 'planned'
      check (state in ('planned', 'running', 'counting', 'final', 'paid', 'cancelled')),
    from_at timestamptz not null,
    until_at timestamptz not null check (until_at > from_at),
    terms jsonb not null,
    texts jsonb not null,
    players integer not null default 0,
    cancel_reason text,
    created_at timestamptz not null,
    created_by text not null
  )`,
  sql`create index tournaments_of_site on tournaments (site_id, until_at desc)`,
  sql`create index tournaments_to_move on tournaments (from_at) where state in ('planned', 'running', 'counting', 'final')`,
  sql`
  create table tournament_players (
    tournament_id bigint not null references tournaments (id),
    player_id bigint not null references players (id),
    joined_at timestamptz not null,
    sum bigint not null default 0,
    best bigint[] not null default '{}',
    points bigint not null default 0,
    reached_at timestamptz,
    round_id bigint,
    place integer,
    is_paid boolean not null default false,
    primary key (tournament_id, player_id)
  )`,
  // The order of the table; players without a counted round have no place.
  sql`
  create index tournament_table on tournament_players (tournament_id, points desc, reached_at, round_id)
    where reached_at is not null`,
  sql`create index tournament_prizes_due on tournament_players (tournament_id, place) where place is not null and not is_paid`,
  sql`create index tournaments_of_player on tournament_players (player_id)`,
];

const challenges = [
  sql`
  create table challenge_tasks (
    id bigint generated always as identity primary key,
    site_id text not null,
    is_on boolean not null default true,
    position integer not null,
    terms jsonb not null,
    texts jsonb not null,
    changed_at timestamptz not null,
    changed_by text not null
  )`,
  sql`create index challenge_tasks_of_site on challenge_tasks (site_id, position)`,
  sql`
  create table challenge_progress (
    player_id bigint not null references players (id),
    day date not null,
    task_id bigint not null references challenge_tasks (id),
    terms jsonb not null,
    rounds bigint not null default 0,
    games text[] not null default '{}',
    best bigint not null default 0,
    ready_at timestamptz,
    taken_at timestamptz,
    number bigint generated always as identity,
    primary key (player_id, day, task_id)
  )`,
];

/** Points can be a prize. */
const pointsKinds = [
  sql`alter table points_transactions drop constraint points_transactions_kind_check`,
  sql`
  alter table points_transactions add constraint points_transactions_kind_check
    check (kind in ('earned', 'corrected', 'exchanged', 'expired', 'goodwill', 'prize'))`,
];
