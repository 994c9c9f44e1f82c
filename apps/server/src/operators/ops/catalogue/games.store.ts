import type { OperatorGame, OperatorGameDetail } from '@touchline/contract/operators';
import { gameTags, type GameState, type GameTag } from '@touchline/contract/casino';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import { fold } from '@touchline/text';
import type { GamesFilter } from './gameForms.ts';

interface Row {
  readonly id: bigint;
  readonly name: string;
  readonly makerId: string;
  readonly provider: string;
  readonly category: string | null;
  readonly state: GameState;
  readonly tagId: number | null;
  readonly position: number | null;
  readonly popularity: bigint;
  readonly addedAt: Date;
}

const columns = sql`g.id, g.name, g.maker_id as "makerId", p.name as provider, g.fed_categories[1] as category, g.state,
  g.tag_id as "tagId", g.position, g.popularity, g.added_at as "addedAt"`;

export const tagOf = (id: number | null): GameTag | null =>
  gameTags.find((tag) => tag.id === id)?.slug ?? null;

function shown(row: Row): OperatorGame {
  const { id, name, makerId, provider, category, state, tagId, position, popularity, addedAt } = row;
  return {
    id: String(id),
    name,
    makerId,
    provider,
    category: category ?? '',
    state,
    tag: tagOf(tagId),
    position,
    popularity: String(popularity / 1_000_000n),
    addedAt: addedAt.getTime(),
  };
}

/** Returns games with the newest ids first. A text is part of a name or alias, a game's id, or its id at the maker. */
export async function listedGames(
  db: Db,
  { text = '', state, category, provider, tag }: GamesFilter,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<OperatorGame[]> {
  const conditions = [sql`true`];
  const folded = fold(text);
  if (text.trim() !== '')
    conditions.push(sql`(g.folded_names like ${`%${folded}%`} or g.maker_game_id = ${text.trim()}
      or g.id::text = ${text.trim()})`);
  if (state !== undefined) conditions.push(sql`g.state = ${state}`);
  if (provider !== undefined) conditions.push(sql`p.slug = ${provider}`);
  if (tag !== undefined)
    conditions.push(sql`g.tag_id = ${gameTags.find(({ slug }) => slug === tag)?.id ?? 0}`);
  if (category !== undefined)
    conditions.push(sql`exists (select from game_category_games m join game_categories c on c.id = m.category_id
      where m.game_id = g.id and c.slug = ${category})`);
  if (before !== undefined) conditions.push(sql`g.id < ${before}`);
  const { rows } = await sql<Row>`
    select ${columns} from games g join game_providers p on p.id = g.provider_id
    where ${sql.join(conditions, sql` and `)} order by g.id desc limit ${limit}`.execute(db);
  return rows.map(shown);
}

interface DetailRow extends Row {
  readonly makerGameId: string;
  readonly fedName: string;
  readonly fedState: string;
  readonly fedTagId: number | null;
  readonly ownName: string | null;
  readonly ownState: OperatorGameDetail['own']['state'];
  readonly ownTagId: number | null;
  readonly route: string;
  readonly oldRoute: string | null;
  readonly rtp: string | null;
  readonly rtpVersion: string | null;
  readonly currencies: readonly string[];
  readonly blockedCountries: readonly string[];
  readonly categories: readonly bigint[];
}

/** Returns one game; undefined if there is none. */
export async function findGame(db: Db | Trx, id: bigint): Promise<OperatorGameDetail | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, g.maker_game_id as "makerGameId", g.fed_name as "fedName", g.fed_state as "fedState",
      g.fed_tag_id as "fedTagId", g.own_name as "ownName", g.own_state as "ownState", g.own_tag_id as "ownTagId",
      g.route, g.old_route as "oldRoute", g.rtp, g.rtp_version as "rtpVersion", g.currencies,
      g.blocked_countries as "blockedCountries",
      array(select m.category_id::text from game_category_games m where m.game_id = g.id order by 1) as categories
    from games g join game_providers p on p.id = g.provider_id where g.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...shown(row),
    makerGameId: row.makerGameId,
    fed: { name: row.fedName, state: row.fedState, tag: tagOf(row.fedTagId) },
    own: {
      name: row.ownName,
      state: row.ownState,
      tag: row.ownTagId === 0 ? 'none' : tagOf(row.ownTagId),
    },
    route: row.route,
    oldRoute: row.oldRoute,
    rtp: row.rtp,
    rtpVersion: row.rtpVersion,
    currencies: row.currencies,
    blockedCountries: row.blockedCountries,
    categories: row.categories.map(String),
  };
}
