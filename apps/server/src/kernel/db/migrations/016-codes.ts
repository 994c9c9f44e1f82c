import { sql, type Kysely } from 'kysely';

/**
 * One-time codes, each for one purpose; a code without a player is for an unknown name. Sessions get the device that
 * they were opened on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table one_time_codes (
      guid text primary key,
      site_id text not null,
      purpose text not null,
      player_id bigint references players (id),
      target text,
      code_hash text not null,
      tries smallint not null default 0,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      ticket_hash text,
      used_at timestamptz,
      check ((player_id is null) = (target is null))
    )`.execute(db);
  await sql`create index one_time_codes_by_end on one_time_codes (expires_at)`.execute(db);
  await sql`create index one_time_codes_of_player on one_time_codes (player_id, purpose, made_at)`.execute(
    db,
  );
  await sql`alter table sessions add column user_agent text, add column address text`.execute(db);
}
