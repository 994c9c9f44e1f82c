import type { OperatorCategory, OperatorCollectionGame } from '@touchline/contract/operators';
import { sql, type Selectable } from 'kysely';
import type { GameCategoriesTable } from '../../../casino/index.ts';
import type { Db, Trx } from '../../../kernel/index.ts';
import { instant } from './casinoDeps.ts';

/** Returns all categories and collections with their numbers of games, in the operators' order. */
export async function categoriesOf(db: Db): Promise<OperatorCategory[]> {
  const { rows } = await sql<OperatorCategory>`
    select c.id::text, c.kind, c.slug, c.parent_id::text as "parentId", c.path, c.names, c.rule, c.position, c.state,
      (select count(*)::int from game_category_games m join games g on g.id = m.game_id
        where m.category_id = c.id and g.fed_state <> 'retired') as games
    from game_categories c order by c.position, c.id`.execute(db);
  return rows;
}

/** Returns a category, locked until the transaction ends; undefined if there is none. */
export function lockCategory(trx: Trx, id: bigint): Promise<Selectable<GameCategoriesTable> | undefined> {
  return trx.selectFrom('game_categories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Most games of a collection that are listed. */
const MOST = 500;

/** Returns the games of a collection, in its order; undefined if there is no such category. */
export async function gamesOfCollection(
  db: Db,
  categoryId: bigint,
): Promise<OperatorCollectionGame[] | undefined> {
  const category = await db
    .selectFrom('game_categories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category) return undefined;
  const rows = await db
    .selectFrom('game_category_games as m')
    .innerJoin('games as g', 'g.id', 'm.game_id')
    .select(['g.id', 'g.name', 'm.position', 'm.from_at', 'm.until_at'])
    .where('m.category_id', '=', categoryId)
    .orderBy(sql`m.position nulls last`)
    .orderBy('g.popularity', 'desc')
    .orderBy('g.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name, position, from_at, until_at }) => ({
    gameId: String(id),
    name,
    position,
    from: instant(from_at),
    until: instant(until_at),
  }));
}

export interface Placement {
  readonly categoryId: bigint;
  readonly gameId: bigint;
  readonly isIn: boolean;
  readonly position: number | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Puts a game into a category or takes it out, as a choice that imports follow. Returns the placement before. */
export async function putGame(
  trx: Trx,
  { categoryId, gameId, isIn, position, from, until }: Placement,
): Promise<object | null> {
  const row = { category_id: categoryId, game_id: gameId, position, from_at: from, until_at: until };
  const before = await trx
    .deleteFrom('game_category_games')
    .where('category_id', '=', categoryId)
    .where('game_id', '=', gameId)
    .returning(['position', 'from_at', 'until_at'])
    .executeTakeFirst();
  if (isIn) await trx.insertInto('game_category_games').values(row).execute();
  await trx
    .insertInto('game_category_choices')
    .values({ category_id: categoryId, game_id: gameId, is_in: isIn })
    .onConflict((conflict) => conflict.columns(['category_id', 'game_id']).doUpdateSet({ is_in: isIn }))
    .execute();
  return before
    ? {
        category: String(categoryId),
        position: before.position,
        from: instant(before.from_at),
        until: instant(before.until_at),
      }
    : null;
}
