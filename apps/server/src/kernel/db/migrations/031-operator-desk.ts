import { sql, type Kysely } from 'kysely';

/**
 * Notes of operators about players, and indexes for the operators' figures and search. The time of placement has a
 * block range index, because coupons are stored in the order of their placement: a bet adds no entry. Autovacuum
 * summarizes full ranges; the others are read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [notes, notesOfPlayer, ...indexes]) await statement.execute(db);
}

const notes = sql`
  create table player_notes (
    id bigint generated always as identity primary key,
    player_id bigint not null references players (id),
    at timestamptz not null,
    operator text not null,
    body text not null check (char_length(body) between 3 and 2000)
  )`;
const notesOfPlayer = sql`create index player_notes_of_player on player_notes (player_id, id desc)`;

const indexes = [
  sql`create index coupons_by_time on coupons using brin (placed_at)
    with (pages_per_range = 32, autosummarize = on)`,
  sql`create index mails_given_up on mails (gave_up_at) where gave_up_at is not null and sent_at is null`,
  sql`create index players_by_email on players (email text_pattern_ops)`,
  sql`create index player_profiles_by_surname on player_profiles (lower(surname) text_pattern_ops)`,
  sql`create index player_profiles_by_name on player_profiles (lower(name) text_pattern_ops)`,
];
