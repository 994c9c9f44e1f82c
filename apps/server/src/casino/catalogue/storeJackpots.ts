import { toMinor } from '@touchline/betting';
import type { Db } from '../../kernel/index.ts';
import type { MakerJackpot } from '../makers/adapter.ts';

/** Stores a maker's jackpots as they are now; those that it no longer lists are removed. */
export function storeJackpots(
  db: Db,
  makerId: string,
  jackpots: readonly MakerJackpot[],
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('game_jackpots').where('maker_id', '=', makerId).execute();
    for (const { id, name, levels } of jackpots) {
      await trx.insertInto('game_jackpots').values({ maker_id: makerId, id, name, seen_at: now }).execute();
      if (levels.length === 0) continue;
      await trx
        .insertInto('game_jackpot_levels')
        .values(
          levels.map((level) => ({
            maker_id: makerId,
            jackpot_id: id,
            id: level.id,
            level: level.level,
            amount: toMinor(level.amount, level.currency),
            iso: level.currency,
            at: new Date(level.at * 1000),
          })),
        )
        .execute();
    }
  });
}
