import { sql, type Kysely } from 'kysely';

/** Values of the feed that must survive a restart: the start of a replay, and of a fast clock. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table feed_anchors (key text primary key, value text not null)`.execute(db);
}
