import { sql, type Kysely } from 'kysely';

/** A player may remove a currency: its account is closed and keeps its entries. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts add column closed_at timestamptz`.execute(db);
}
