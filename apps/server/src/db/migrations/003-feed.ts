import { sql, type Kysely } from 'kysely';

/** A few words of the feed that must outlive a restart: where a replay began, where a fast clock started. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table feed_anchors (key text primary key, value text not null)`.execute(db);
}
