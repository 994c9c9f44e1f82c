import { sql, type Kysely } from 'kysely';

/** A player can clear the bet history of an account: bets that are over by then are stored, but not listed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts add column history_cleared_at timestamptz`.execute(db);
}
