import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { LaunchedGame } from './launchedGame.ts';

/** Returns a game by its id, whatever its state; undefined if there is none. */
export async function gameById(db: Db | Trx, id: bigint): Promise<LaunchedGame | undefined> {
  const { rows } = await sql<LaunchedGame>`
    select g.id, g.maker_id as "makerId", g.maker_game_id as "makerGameId", g.state, g.has_demo as "hasDemo",
      g.features, g.blocked_countries as "blockedCountries", g.currencies, g.languages, g.devices,
      g.min_cycle_ms as "minCycleMs",
      exists (select from game_category_games l join game_categories c on c.id = l.category_id
        where l.game_id = g.id and c.slug = 'slots') as "isSlot"
    from games g where g.id = ${id}`.execute(db);
  return rows[0];
}
