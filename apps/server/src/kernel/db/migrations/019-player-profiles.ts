import { sql, type Kysely } from 'kysely';

/** Data of a player besides the sign-in: contacts, documents, verification, and account protection. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table player_profiles (
      player_id bigint primary key references players (id),
      phone_code text check (phone_code ~ '^[0-9]{1,4}$'),
      phone_number text check (phone_number ~ '^[0-9]{3,14}$'),
      country_id integer,
      country_code text check (country_code ~ '^[a-z]{2}$'),
      activation_type smallint not null default 0 check (activation_type between 0 and 3),
      surname text,
      name text,
      birth_date date,
      document_type_id integer,
      passport text,
      passport_date date,
      passport_end_date date,
      inn text,
      registration_address text,
      is_balance_hidden boolean not null default false,
      has_two_factor boolean not null default false,
      has_security_question boolean not null default false,
      has_email_code boolean not null default false,
      verification_status smallint not null default 1 check (verification_status in (1, 2)),
      internal_verification_status smallint not null default 0 check (internal_verification_status between 0 and 3),
      verification_types text[] not null default '{}',
      verification_group text,
      is_document_requested boolean not null default false,
      is_verification_asked_at_deposit boolean not null default false,
      needs_data boolean not null default false,
      needs_transfer boolean not null default false,
      has_identification_bonus boolean not null default false,
      check ((phone_code is null) = (phone_number is null)),
      check (phone_number is not null or activation_type < 2)
    )`.execute(db);
  await sql`alter table players add column password_changed_at timestamptz`.execute(db);
}
