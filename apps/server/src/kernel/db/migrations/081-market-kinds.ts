import { sql, type Kysely } from 'kysely';

/** Stores the kind of each leg's market; null for an ordinary one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon_legs add column kind smallint`.execute(db);
}
