import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Returns the slugs of the categories and sub-categories of a game. */
export async function gameCategories(db: Db | Trx, gameId: bigint): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select c.slug from game_category_games m join game_categories c on c.id = m.category_id
    where m.game_id = ${gameId} and c.kind = 'category' order by c.slug`.execute(db);
  return rows.map(({ slug }) => slug);
}
