import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { Cursor } from './cursor.ts';
import { conditionsOf, orderOf, type GamesWanted, type ListDeps } from './gameList.ts';
import { gameColumns, type GameRow } from './listedGames.ts';

/** A row of a list with its keys, decimal text. */
export interface KeyedRow extends GameRow {
  readonly first: string;
  readonly second: string;
}

const everything = ({ groups }: ReturnType<typeof conditionsOf>): RawBuilder<boolean> =>
  sql`${groups.providers} and ${groups.features} and ${groups.volatility} and ${groups.tags}`;

/** Returns the next games of a list, in its order. */
export async function gameRows(
  db: Db,
  wanted: GamesWanted,
  deps: ListDeps,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<KeyedRow[]> {
  const conditions = conditionsOf(wanted, deps);
  const { first, second } = orderOf(wanted, deps);
  const rest = after
    ? sql`where k.first < ${after.first}::numeric or (k.first = ${after.first}::numeric
        and (k.second < ${after.second}::numeric or (k.second = ${after.second}::numeric
          and (k.name collate "und-x-icu", k.id) > (${after.name}, ${BigInt(after.id)}::bigint))))`
    : sql``;
  const { rows } = await sql<KeyedRow>`
    select ${gameColumns}, k.first::text as first, k.second::text as second
    from (
      select k.* from (
        select g.id, g.name, ${first} as first, ${second} as second from games g
        where ${conditions.base} and ${everything(conditions)}) k
      ${rest}
      order by k.first desc, k.second desc, k.name collate "und-x-icu", k.id limit ${limit}) k
    join games g on g.id = k.id
    order by k.first desc, k.second desc, k.name collate "und-x-icu", k.id`.execute(db);
  return rows;
}

/** Returns the number of games of a list. */
export async function gameCount(db: Db, wanted: GamesWanted, deps: ListDeps): Promise<number> {
  const conditions = conditionsOf(wanted, deps);
  const { rows } = await sql<{ readonly games: number }>`
    select count(*)::int as games from games g
    where ${conditions.base} and ${everything(conditions)}`.execute(db);
  return rows[0]?.games ?? 0;
}

/** Number of games with a value under the filters of the other groups. */
export interface OptionCount {
  readonly group: 'providers' | 'features' | 'volatility' | 'tags' | 'total';
  readonly value: string;
  readonly games: number;
}

/** Returns the number of games of a list, and that of every option under the other groups' filters. */
export async function optionCounts(db: Db, wanted: GamesWanted, deps: ListDeps): Promise<OptionCount[]> {
  const conditions = conditionsOf(wanted, deps);
  const { providers, features, volatility, tags } = conditions.groups;
  const { rows } = await sql<OptionCount>`
    with base as materialized (
      select g.provider_id, g.features, g.volatility, g.tag_id, (${providers}) as p, (${features}) as f,
        (${volatility}) as v, (${tags}) as t
      from games g where ${conditions.base})
    select 'total' as "group", '' as value, count(*)::int as games from base where p and f and v and t
    union all
    select 'providers', provider_id::text, count(*)::int from base where f and v and t group by provider_id
    union all
    select 'features', u.feature, count(*)::int from base, unnest(base.features) u (feature)
      where p and v and t group by u.feature
    union all
    select 'volatility', volatility::text, count(*)::int from base
      where p and f and t and volatility is not null group by volatility
    union all
    select 'tags', tag_id::text, count(*)::int from base
      where p and f and v and tag_id is not null group by tag_id`.execute(db);
  return rows;
}
