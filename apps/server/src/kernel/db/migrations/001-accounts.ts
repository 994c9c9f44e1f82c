import { sql, type Kysely } from 'kysely';

/** Players of a site, their sessions and the access tokens of these. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table players (
      id bigint generated always as identity primary key,
      site_id text not null,
      login text not null,
      email text check (email = lower(email)),
      password_hash text not null,
      must_change_password boolean not null default false,
      language text not null,
      registered_at timestamptz not null,
      unique (site_id, login),
      unique (site_id, email)
    )`.execute(db);
  await sql`
    create table sessions (
      id bigint generated always as identity primary key,
      player_id bigint not null references players (id),
      secret_hash text not null unique,
      is_saved boolean not null,
      started_at timestamptz not null,
      previous_sign_in_at timestamptz,
      last_active_at timestamptz not null,
      idle_ends_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`create index sessions_of_player on sessions (player_id, started_at desc)`.execute(db);
  await sql`create index sessions_open on sessions (idle_ends_at) where ended_at is null`.execute(db);
  await sql`
    create table access_tokens (
      token_hash text primary key,
      session_id bigint not null references sessions (id),
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index access_tokens_of_session on access_tokens (session_id)`.execute(db);
}
