import { sql, type Kysely } from 'kysely';

/** A player clears the list of an account's bets: those that were over by then are kept, and not listed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts add column history_cleared_at timestamptz`.execute(db);
}
