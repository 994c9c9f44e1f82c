import { sql } from 'kysely';
import type { Db } from '../kernel/db/database.ts';

/** Removes everything that operators published or closed, for suites whose tests have the same matches. */
export async function forgetOperators(db: Db): Promise<void> {
  await db.deleteFrom('market_closures').execute();
  await db.deleteFrom('result_events').execute();
  await sql`update market_closure_version set version = version + 1`.execute(db);
}
