import type { Db } from '../../kernel/index.ts';

/** Returns a player's choices by the id of the setting. */
export async function chosenSettings(db: Db, playerId: bigint): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('account_settings')
    .select(['setting_id', 'value'])
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map(({ setting_id: id, value }) => [id, value]));
}

/** Stores one choice and replaces the previous one. */
export async function chooseSetting(
  db: Db,
  playerId: bigint,
  { id, value, now }: { readonly id: string; readonly value: boolean; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('account_settings')
    .values({ player_id: playerId, setting_id: id, value, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'setting_id']).doUpdateSet({ value, changed_at: now }),
    )
    .execute();
}
