import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { CountedGame } from './countedGames.ts';

/** Returns what decides whether a game's rounds count; undefined for a game that is gone. */
export async function countedGame(db: Db | Trx, gameId: bigint): Promise<CountedGame | undefined> {
  const { rows } = await sql<CountedGame>`
    select g.id, p.slug as provider, coalesce(
      (select array_agg(c.slug) from game_category_games l join game_categories c on c.id = l.category_id
        where l.game_id = g.id), '{}') as categories
    from games g join game_providers p on p.id = g.provider_id
    where g.id = ${gameId}`.execute(db);
  return rows[0];
}
