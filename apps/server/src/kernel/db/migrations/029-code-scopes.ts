import { sql, type Kysely } from 'kysely';

/**
 * Codes get a scope, in which only the newest is valid; texts to a phone get their asker; mails get the kind that a
 * player requested. Codes of before have no scope and expire within minutes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table one_time_codes add column scope text not null default ''`.execute(db);
  await sql`create index one_time_codes_of_scope on one_time_codes (scope, purpose, made_at)`.execute(db);
  await sql`alter table phone_codes add column asker text not null default ''`.execute(db);
  await sql`alter table mails add column requested text`.execute(db);
}
