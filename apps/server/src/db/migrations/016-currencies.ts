import { sql, type Kysely } from 'kysely';

/** A player may go without a currency again: its account keeps its entries and is closed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts add column closed_at timestamptz`.execute(db);
}
