import type { Db } from '../../kernel/index.ts';

/** Stores the instant up to which the list of an account's bets is cleared; null restores the list. */
export async function setClearedAt(db: Db, accountId: bigint, at: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ history_cleared_at: at }).where('id', '=', accountId).execute();
}

/**
 * Returns the latest instant at which a player's list was cleared, of one account or of any; null if it never was.
 */
export async function clearedAt(db: Db, playerId: bigint, accountId?: bigint): Promise<Date | null> {
  let query = db
    .selectFrom('accounts')
    .select(({ fn }) => fn.max('history_cleared_at').as('at'))
    .where('player_id', '=', playerId);
  if (accountId !== undefined) query = query.where('id', '=', accountId);
  return (await query.executeTakeFirst())?.at ?? null;
}
