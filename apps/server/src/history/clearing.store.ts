import type { Db } from '../db/database.ts';

/** Writes until when the list of an account's bets is cleared; null takes it back. */
export async function setClearedAt(db: Db, accountId: bigint, at: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ history_cleared_at: at }).where('id', '=', accountId).execute();
}

/** Until when the list of a player was cleared last, of one account or of any; null when it wasn't. */
export async function clearedAt(db: Db, playerId: bigint, accountId?: bigint): Promise<Date | null> {
  let query = db
    .selectFrom('accounts')
    .select(({ fn }) => fn.max('history_cleared_at').as('at'))
    .where('player_id', '=', playerId);
  if (accountId !== undefined) query = query.where('id', '=', accountId);
  return (await query.executeTakeFirst())?.at ?? null;
}
