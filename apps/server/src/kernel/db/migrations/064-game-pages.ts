import { sql, type Kysely } from 'kysely';

/**
 * Times by which running sessions of games are looked after, and games that didn't start. `visitor` is the sign-in of a
 * player, or a hash of a guest's address.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [times, due, failures, byGame]) await statement.execute(db);
}

const times = sql`
  alter table game_sessions
    add column check_at timestamptz,
    add column paused_until timestamptz,
    add column summary_from timestamptz,
    add column visitor text`;

const due = sql`
  create index game_sessions_due on game_sessions (check_at nulls first)
    where state in ('asked', 'open', 'paused', 'closing')`;

const failures = sql`
  create table game_failures (
    session_id text primary key references game_sessions (id),
    game_id bigint not null,
    visitor text not null,
    code text not null,
    at timestamptz not null
  )`;

const byGame = sql`create index game_failures_of_game on game_failures (game_id, at)`;
