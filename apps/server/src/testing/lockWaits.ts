import { sql } from 'kysely';
import type { Trx } from '../kernel/db/database.ts';

/** Resolves once a client waits for a lock of this PostgreSQL database. */
export async function someoneWaits(trx: Trx): Promise<void> {
  for (;;) {
    // A transaction sees the activity as it was when it first asked, until it clears that.
    await sql`select pg_stat_clear_snapshot()`.execute(trx);
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      trx,
    );
    if (rows.length > 0) return;
  }
}
