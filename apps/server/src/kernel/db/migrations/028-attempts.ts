import { sql, type Kysely } from 'kysely';

/**
 * Counters of attempts to sign in, of platforms without Redis. `expire` is in ms since 1970. Unlogged: after a crash of
 * the database they start again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table attempts (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}
