import { sql, type Kysely } from 'kysely';

/**
 * Networks of sessions: the address under which a client is counted, an IPv6 address by its /64. Sessions from before
 * have none, and are compared by their whole address.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column network text`.execute(db);
}
