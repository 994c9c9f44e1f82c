import type { ListedGame } from '@touchline/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { ListDeps } from './gameList.ts';
import { isListed } from './listed.ts';
import { gameColumns, listedGame, type GameRow } from './listedGames.ts';

/** Games by their ids, their providers or their categories; every game if none is named. */
export interface NamedGames {
  readonly gameIds: readonly number[];
  readonly providers: readonly string[];
  readonly categories: readonly string[];
}

/** Lists named games, at most `limit`, the most popular first. */
export type ListNamedGames = (named: NamedGames, limit: number) => Promise<ListedGame[]>;

/** Lists named games that the reader sees, the most popular first. */
export async function listNamedGames(
  db: Db,
  { gameIds, providers, categories }: NamedGames,
  limit: number,
  deps: ListDeps,
): Promise<ListedGame[]> {
  const isAny = gameIds.length + providers.length + categories.length === 0;
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where ${isListed(deps.reader, deps.reference)} and (${isAny}
      or g.id = any(${[...gameIds]}::bigint[])
      or g.provider_id in (select id from game_providers where slug = any(${[...providers]}::text[]))
      or exists (
        select from game_category_games l join game_categories c on c.id = l.category_id
        where l.game_id = g.id and c.slug = any(${[...categories]}::text[])))
    order by g.popularity desc, g.id limit ${limit}`.execute(db);
  return rows.map((row) => listedGame(row, deps));
}
