import { sql, type Kysely } from 'kysely';

/** Accounts with other companies for signing in, and pending sign-ins with them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table social_identities (
      site_id text not null,
      provider text not null,
      subject text not null,
      player_id bigint not null references players (id),
      linked_at timestamptz not null,
      primary key (site_id, provider, subject),
      unique (player_id, provider)
    )`.execute(db);
  await sql`
    create table social_flows (
      state_hash text primary key,
      browser_hash text not null,
      site_id text not null,
      provider text not null,
      verifier text not null,
      nonce text not null,
      language text not null,
      player_id bigint references players (id),
      ticket_hash text unique,
      subject text,
      email text,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index social_flows_by_end on social_flows (expires_at)`.execute(db);
}
