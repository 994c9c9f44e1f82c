import { sql, type Kysely } from 'kysely';

/** Adds pauses of payment methods for single players, and the operators' mark of abuse. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table method_pauses (
      id bigint generated always as identity primary key,
      player_id bigint not null references players (id),
      family text not null,
      cause text not null check (cause in ('declines', 'cards')),
      begun_at timestamptz not null,
      ends_at timestamptz not null,
      lifted_at timestamptz,
      lifted_by text,
      check (ends_at > begun_at),
      check ((lifted_at is null) = (lifted_by is null))
    )`.execute(db);
  await sql`create index method_pauses_of_player on method_pauses (player_id, family, ends_at)`.execute(db);
  await sql`alter table player_blocks add column is_marked boolean not null default false`.execute(db);
}
