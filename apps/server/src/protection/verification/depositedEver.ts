import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import { inBase } from '../../ledger/index.ts';

/** Returns a player's credited deposits of all time, cents of the base currency. */
export async function depositedEver(db: Db, playerId: bigint): Promise<bigint> {
  const deposits = await db
    .selectFrom('payments')
    .select(['iso', sql<bigint>`sum(coalesce(received, amount) - refunded)::bigint`.as('sum')])
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('state', 'in', ['succeeded', 'refunded'])
    .groupBy('iso')
    .execute();
  return inBase(deposits);
}
