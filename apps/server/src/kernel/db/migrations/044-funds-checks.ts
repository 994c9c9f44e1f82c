import { sql, type Kysely } from 'kysely';

/**
 * Operators' checks of where a player's money comes from, and their requests for one; the latest row counts. A document
 * that the cashier asks for has no text of an operator.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table funds_checks (
      id bigint generated always as identity primary key,
      player_id bigint not null references players (id),
      state text not null check (state in ('checked', 'asked')),
      operator text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index funds_checks_of_player on funds_checks (player_id, id desc)`.execute(db);
  await sql`alter table identification_requests drop constraint answers_say_something`.execute(db);
  await sql`
    alter table identification_requests
    add constraint refusals_say_something
    check (state <> 'refused' or reason is not null or cause is not null)`.execute(db);
}
