import type { AnswerOf, Calls } from '@touchline/contract';
import { sql } from 'kysely';
import { type Db, ProblemError } from '../../kernel/index.ts';
import type { GamesWanted, ListDeps } from './gameList.ts';
import { gameRows } from './gameList.store.ts';
import { gamesByIds } from './lobby.service.ts';
import { gameColumns, listedGame, previewOf, type GameRow } from './listedGames.ts';
import { noSuchGame } from './noSuchGame.ts';
import { nameIn } from './reader.ts';
import { gameTags, type GameFeature } from '@touchline/contract/casino';

type Page = AnswerOf<Calls['casinoGame']>;

/** Number of similar games. */
const SIMILAR = 12;

interface PageRow extends GameRow {
  readonly features: GameFeature[];
  readonly maxWin: number | null;
  readonly rtpVersion: string | null;
  readonly orientation: Page['orientation'];
  readonly rulesUrl: string | null;
}

/** Returns the page of a game. Throws a ProblemError: 404 if it isn't listed here, 410 if it is no longer offered. */
export async function gamePage(db: Db, gameId: number, deps: ListDeps): Promise<Page> {
  const { rows } = await sql<PageRow>`
    select ${gameColumns}, g.features, g.max_win as "maxWin", g.rtp_version as "rtpVersion", g.orientation,
      g.rules_url as "rulesUrl"
    from games g where g.id = ${BigInt(gameId)}`.execute(db);
  const [game] = rows;
  if (game?.state === 'retired')
    throw new ProblemError(
      410,
      'GAME_RETIRED',
      'This game is no longer offered: choose another one. Its rounds are in your history.',
    );
  if (!game || (await gamesByIds(db, [game.id], deps)).length === 0) throw noSuchGame();
  const { reader, reference } = deps;
  const ids = new Set(await categoriesOf(db, game.id));
  const categories = reference.categories.filter(
    ({ id, state, path }) => ids.has(id) && state === 'active' && path !== null,
  );
  const [main] = categories;
  const wanted: GamesWanted = { text: '', order: 'popular', category: main, where: sql`g.id <> ${game.id}` };
  return {
    game: listedGame(game, deps),
    features: game.features,
    categories: categories.map(({ slug, names, path }) => ({
      slug,
      name: nameIn(names, reader.lang),
      path: path ?? '',
    })),
    maxWin: game.maxWin,
    rtpVersion: game.rtpVersion,
    orientation: game.orientation,
    rulesUrl: game.rulesUrl,
    similar: (await gameRows(db, wanted, deps, { limit: SIMILAR })).map((one) => listedGame(one, deps)),
  };
}

async function categoriesOf(db: Db, gameId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ readonly id: bigint }>`
    select category_id as id from game_category_games where game_id = ${gameId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the game of a route or former route. Throws a ProblemError 404 without one that is listed. */
export async function gameOfRoute(
  db: Db,
  route: string,
  deps: ListDeps,
): Promise<AnswerOf<Calls['gameOfRoute']>> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g where g.route = ${route} or g.old_route = ${route}
    order by g.route = ${route} desc limit 1`.execute(db);
  const [found] = rows;
  const [game] = found ? await gamesByIds(db, [found.id], deps) : [];
  if (!game) throw noSuchGame();
  return { game: previewOf(game, await categoriesOf(db, game.id)), isOld: game.route !== route };
}

type Previews = AnswerOf<Calls['gamesPreview']>;

/** Most games of a preview: more than any catalogue has, as a preview has no pages. */
const PREVIEWED = 20_000;

/** Returns previews of the games of a category, or of a tag; of all games without a group. None for an unknown one. */
export async function previews(
  db: Db,
  {
    groupId,
    includeCategories,
    country,
  }: {
    readonly groupId?: number | undefined;
    readonly includeCategories: boolean;
    /** Country whose blocked games are left out besides those of the reader's, two capital letters. */
    readonly country?: string | undefined;
  },
  deps: ListDeps,
): Promise<Previews> {
  const { reader, reference } = deps;
  const category = reference.categories.find(({ id, state }) => Number(id) === groupId && state === 'active');
  const tag = gameTags.find(({ id }) => id === groupId)?.slug;
  if (groupId !== undefined && !category && !tag) return { games: [], categories: [] };
  const wanted: GamesWanted = {
    text: '',
    order: 'operator',
    category,
    tag,
    where: country === undefined ? undefined : sql`${country} <> all(g.blocked_countries)`,
  };
  const rows = await gameRows(db, wanted, deps, { limit: PREVIEWED });
  const memberships = await membershipsOf(
    db,
    rows.map(({ id }) => id),
  );
  const used = new Set(memberships.map(({ categoryId }) => categoryId));
  return {
    games: rows.map((row) =>
      previewOf(
        row,
        memberships.filter(({ gameId }) => gameId === row.id).map(({ categoryId }) => categoryId),
      ),
    ),
    categories: includeCategories
      ? reference.categories
          .filter(({ id }) => used.has(id))
          .map(({ id, names }) => ({ id: Number(id), name: nameIn(names, reader.lang) }))
      : [],
  };
}

async function membershipsOf(
  db: Db,
  gameIds: readonly bigint[],
): Promise<readonly { readonly gameId: bigint; readonly categoryId: bigint }[]> {
  const { rows } = await sql<{ readonly gameId: bigint; readonly categoryId: bigint }>`
    select game_id as "gameId", category_id as "categoryId" from game_category_games
    where game_id = any(${[...gameIds]}::bigint[]) order by category_id`.execute(db);
  return rows;
}
