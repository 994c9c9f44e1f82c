import { sql, type Kysely } from 'kysely';

/** Devices that ask to be signed in by another device of their player. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table qr_sign_ins (
      id bigint generated always as identity primary key,
      site_id text not null,
      secret_hash text not null unique,
      code_hash text not null unique,
      user_agent text,
      address text not null,
      country text,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      player_id bigint references players (id),
      answer text check (answer in ('confirmed', 'refused')),
      used_at timestamptz,
      check (answer is null or player_id is not null),
      check (used_at is null or answer = 'confirmed')
    )`.execute(db);
}
