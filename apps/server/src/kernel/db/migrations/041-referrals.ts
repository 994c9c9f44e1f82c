import { sql, type Kysely } from 'kysely';

/** Codes by which players bring friends, and the friends with their states. */
export async function up(db: Kysely<never>): Promise<void> {
  // Twelve random digits of a UUID: the default is evaluated for each row.
  await sql`
    alter table players
      add column ref_code text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`.execute(
    db,
  );
  await sql`create unique index players_ref_code on players (ref_code)`.execute(db);
  await sql`
    create table referrals (
      id bigint generated always as identity primary key,
      friend_id bigint not null unique references players (id),
      referrer_id bigint not null references players (id),
      site_id text not null,
      source text not null check (source in ('link', 'code')),
      state text not null default 'registered'
        check (state in ('registered', 'deposited', 'qualified', 'held', 'paid', 'rejected')),
      registered_at timestamptz not null,
      qualified_at timestamptz,
      held_until timestamptz,
      ended_at timestamptz,
      rejection text,
      mark text check (mark in ('device', 'network')),
      released_by text,
      check (friend_id <> referrer_id),
      check ((state = 'rejected') = (rejection is not null)),
      check ((state in ('paid', 'rejected')) = (ended_at is not null))
    )`.execute(db);
  await sql`create index referrals_of_referrer on referrals (referrer_id, id desc)`.execute(db);
  await sql`
    create index referrals_to_follow on referrals (id) where state not in ('paid', 'rejected')`.execute(db);
}
