import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Most recent games that are shown. */
const RECENT = 24;
/** Number of popular games from which recommendations are chosen. */
const CANDIDATES = 2000;

/** Returns the ids of a player's favourites, in the order of adding. */
export async function favouriteIds(db: Db | Trx, playerId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('game_favourites')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('number')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** Returns the ids of the games that a player opened last, each once, the latest first. */
export async function recentIds(db: Db, playerId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ readonly id: bigint }>`
    select game_id as id from game_sessions where player_id = ${playerId} and opened_at is not null
    group by game_id order by max(opened_at) desc, game_id limit ${RECENT}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface UnfinishedRound {
  readonly gameId: bigint;
  readonly staked: bigint;
  readonly iso: string;
  readonly openedAt: Date;
}

/** Returns a player's open rounds, the oldest first. */
export async function unfinishedRounds(db: Db, playerId: bigint): Promise<UnfinishedRound[]> {
  const { rows } = await sql<UnfinishedRound>`
    select game_id as "gameId", staked, iso, opened_at as "openedAt" from game_rounds
    where player_id = ${playerId} and state = 'open' order by opened_at, id`.execute(db);
  return rows;
}

export interface Recommendation {
  readonly id: bigint;
  /** Game that shares most with it. */
  readonly becauseId: bigint;
}

/**
 * Returns games that share features and categories with known ones, those that share most first.
 * @param knownIds favourites and recent games, which aren't recommended themselves
 */
export async function sharedTraits(
  db: Db,
  knownIds: readonly bigint[],
  limit: number,
): Promise<Recommendation[]> {
  const { rows } = await sql<Recommendation>`
    with traits as materialized (
      select k.id, k.n, 'f' as kind, u.feature as trait
        from unnest(${[...knownIds]}::bigint[]) with ordinality k (id, n)
        join games g on g.id = k.id, unnest(g.features) u (feature)
      union all
      select k.id, k.n, 'c', m.category_id::text
        from unnest(${[...knownIds]}::bigint[]) with ordinality k (id, n)
        join game_category_games m on m.game_id = k.id),
    candidates as materialized (
      select g.id, g.features, g.popularity from games g
      where g.state = 'active' and g.id <> all(${[...knownIds]}::bigint[])
      order by g.popularity desc, g.id limit ${CANDIDATES}),
    shared as (
      select own.id, own.popularity, t.id as because, t.n, count(*) as traits
      from (
        select c.id, c.popularity, 'c' as kind, m.category_id::text as trait
          from candidates c join game_category_games m on m.game_id = c.id
        union all
        select c.id, c.popularity, 'f', u.feature from candidates c, unnest(c.features) u (feature)) own
      join traits t on t.kind = own.kind and t.trait = own.trait
      group by own.id, own.popularity, t.id, t.n)
    select id, because as "becauseId" from (
      select distinct on (id) id, because, traits, popularity from shared order by id, traits desc, n) best
    order by traits desc, popularity desc, id limit ${limit}`.execute(db);
  return rows;
}
