import { sql, type Kysely } from 'kysely';

/**
 * Forgets the origins that requests claimed: addresses come from the configuration of sites. The columns stay for
 * processes of the former version that still run beside the first new one; nothing else reads or writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update withdrawal_requests set origin = null where origin is not null`.execute(db);
  await sql`alter table operator_messages alter column origin drop not null`.execute(db);
}
