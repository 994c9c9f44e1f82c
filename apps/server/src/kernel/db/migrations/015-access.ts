import { sql, type Kysely } from 'kysely';

/**
 * Sign-in methods besides the password: phones, text messages, two-step sign-in, captchas; and the choices of a
 * registration.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table players
      add column phone text check (phone ~ '^[1-9][0-9]{4,17}$'),
      add constraint players_site_id_phone_key unique (site_id, phone)`.execute(db);
  await sql`
    create table registration_choices (
      player_id bigint primary key references players (id),
      type text not null check (type in ('fast_reg', 'phone_reg', 'full_reg', 'soc_reg')),
      bonus smallint check (bonus between 0 and 2),
      promo_code text,
      accepted_terms_at timestamptz not null
    )`.execute(db);
  await sql`
    create table phone_codes (
      guid text primary key,
      site_id text not null,
      phone text not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index phone_codes_of_phone on phone_codes (site_id, phone, sent_at)`.execute(db);
  await sql`
    create table text_messages (
      id bigint generated always as identity primary key,
      site_id text not null,
      recipient text not null,
      body text not null,
      at timestamptz not null,
      ends_at timestamptz not null,
      attempts smallint not null default 0,
      next_at timestamptz not null,
      sent_at timestamptz,
      last_error text
    )`.execute(db);
  await sql`create index text_messages_due on text_messages (next_at) where sent_at is null`.execute(db);
  await sql`
    create table two_steps (
      player_id bigint primary key references players (id),
      secret text,
      enabled_at timestamptz,
      last_counter bigint not null default 0,
      recovery_hashes text[] not null default '{}',
      check (enabled_at is null or secret is not null)
    )`.execute(db);
  await sql`
    create table pending_sign_ins (
      guid_hash text primary key,
      site_id text not null,
      player_id bigint not null references players (id),
      tries smallint not null default 0,
      expires_at timestamptz not null,
      email_guid text,
      email_sent_at timestamptz,
      used_at timestamptz
    )`.execute(db);
  await sql`create index pending_sign_ins_by_end on pending_sign_ins (expires_at)`.execute(db);
  await sql`create table server_keys (name text primary key, key text not null)`.execute(db);
  await sql`
    create table captchas (
      id text primary key,
      site_id text not null,
      salt text not null,
      zeros smallint not null,
      expires_at timestamptz not null,
      solved_at timestamptz,
      pass_hash text unique,
      used_at timestamptz
    )`.execute(db);
  await sql`create index captchas_by_end on captchas (expires_at)`.execute(db);
}
