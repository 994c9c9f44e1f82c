import { sql, type Kysely } from 'kysely';

/** Why documents were refused, in general, beside or instead of an operator's own words. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identification_requests add column cause text`.execute(db);
  // The second rule of the table without a name of its own: an answer other than a yes says something.
  await sql`alter table identification_requests drop constraint identification_requests_check1`.execute(db);
  await sql`
    alter table identification_requests
    add constraint answers_say_something
    check (state in ('pending', 'approved') or reason is not null or (state = 'refused' and cause is not null))
  `.execute(db);
}
