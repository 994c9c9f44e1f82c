import { sql, type Kysely } from 'kysely';

/** Adds the period and the time of play at which a leg in play was accepted. Earlier legs have none. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table coupon_legs add column clock_at_placement jsonb`.execute(db);
}
