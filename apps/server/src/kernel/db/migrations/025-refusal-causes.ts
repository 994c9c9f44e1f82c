import { sql, type Kysely } from 'kysely';

/** General causes for refused documents, in addition to or instead of an operator's text. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identification_requests add column cause text`.execute(db);
  // The second unnamed check of the table: an answer other than an approval has a text.
  await sql`alter table identification_requests drop constraint identification_requests_check1`.execute(db);
  await sql`
    alter table identification_requests
    add constraint answers_say_something
    check (state in ('pending', 'approved') or reason is not null or (state = 'refused' and cause is not null))
  `.execute(db);
}
