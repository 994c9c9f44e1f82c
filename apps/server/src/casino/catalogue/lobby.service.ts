import type { AnswerOf, Calls, CasinoBanner, Jackpot } from '@touchline/contract';
import { sql, type RawBuilder } from 'kysely';
import { type Db, seconds } from '../../kernel/index.ts';
import type { GamesWanted, ListDeps } from './gameList.ts';
import { gameCount, gameRows } from './gameList.store.ts';
import { shownJackpot } from './jackpots.store.ts';
import { isListed } from './listed.ts';
import { gameColumns, listedGame, type GameRow } from './listedGames.ts';
import { nameIn } from './reader.ts';
import type { ReferenceCategory } from './reference.store.ts';
import type { BannerText } from './catalogue.tables.ts';

type Lobby = AnswerOf<Calls['casinoLobby']>;
type Row = Lobby['rows'][number];

/** Games of a row. */
const ROW = 20;

export interface LobbyDeps extends ListDeps {
  /** Returns the name of a maker. */
  readonly makerName: (makerId: string) => string;
}

/** Returns the lobby of a reader; rows without games are left out. */
export async function lobbyOf(db: Db, deps: LobbyDeps): Promise<Lobby> {
  const { reference, reader } = deps;
  const categories = reference.categories.filter(
    ({ kind, parentId, slug, state }) =>
      kind === 'category' && parentId === null && state === 'active' && reader.sections.has(slug),
  );
  const collections = reference.categories.filter(
    ({ kind, state, rule }) => kind === 'collection' && state === 'active' && rule === null,
  );
  const pinned = reference.categories.find(({ rule, state }) => rule === 'top' && state === 'active');
  const [banners, jackpots, ...rows] = await Promise.all([
    bannersOf(db, deps),
    listJackpots(db, deps),
    row(db, deps, { kind: 'popular', order: 'popular', pinned }),
    row(db, deps, { kind: 'new', order: 'new', where: sql`g.tag_id = 1` }),
    row(db, deps, { kind: 'own', order: 'operator', where: sql`g.is_own`, path: 'games' }),
    row(db, deps, { kind: 'jackpots', order: 'jackpot', where: sql`g.jackpot_ids <> '{}'` }),
    ...collections.map((category) => row(db, deps, { kind: 'collection', order: 'operator', category })),
    ...categories.map((category) => row(db, deps, { kind: 'category', order: 'operator', category })),
  ]);
  return { banners, jackpots, rows: rows.filter(({ games }) => games.length > 0) };
}

interface RowWanted {
  readonly kind: Row['kind'];
  readonly order: GamesWanted['order'];
  readonly where?: RawBuilder<unknown>;
  readonly category?: ReferenceCategory;
  readonly pinned?: ReferenceCategory | undefined;
  readonly path?: string;
}

async function row(db: Db, deps: ListDeps, { kind, path, ...rest }: RowWanted): Promise<Row> {
  const wanted: GamesWanted = { text: '', ...rest };
  const { category } = rest;
  const games = await gameRows(db, wanted, deps, { limit: ROW });
  return {
    kind,
    title: category ? nameIn(category.names, deps.reader.lang) : null,
    path: category?.path ?? path ?? null,
    total: await gameCount(db, wanted, deps),
    games: games.map((game) => listedGame(game, deps)),
  };
}

interface BannerRow {
  readonly id: bigint;
  readonly kind: CasinoBanner['kind'];
  readonly texts: Readonly<Record<string, BannerText>>;
  readonly path: string;
  readonly gameId: bigint | null;
  readonly untilAt: Date | null;
}

/** Returns the banners that are valid now; those of games that aren't listed are left out. */
async function bannersOf(db: Db, deps: ListDeps): Promise<CasinoBanner[]> {
  const { reader, now } = deps;
  const { rows } = await sql<BannerRow>`
    select id, kind, texts, path, game_id as "gameId", until_at as "untilAt" from game_banners
    where not is_hidden and (site_id is null or site_id = ${reader.siteId})
      and from_at <= ${now} and (until_at is null or until_at > ${now})
    order by position, id`.execute(db);
  const games = await gamesByIds(
    db,
    rows.flatMap(({ gameId }) => gameId ?? []),
    deps,
  );
  return rows.flatMap(({ id, kind, texts, path, gameId, untilAt }) => {
    const text = texts[reader.lang] ?? texts['en'] ?? Object.values(texts)[0];
    const game = games.find((one) => one.id === gameId);
    if (!text || (gameId !== null && !game)) return [];
    return [
      {
        id: String(id),
        kind,
        ...text,
        path,
        game: game ? listedGame(game, deps) : null,
        until: untilAt && seconds(untilAt),
      },
    ];
  });
}

/** Returns those of the named games that are listed. */
export async function gamesByIds(
  db: Db,
  ids: readonly bigint[],
  { reader, reference }: Pick<ListDeps, 'reader' | 'reference'>,
): Promise<GameRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.id = any(${[...ids]}::bigint[]) and ${isListed(reader, reference)}`.execute(db);
  return rows;
}

/** Returns the jackpots that listed games pay, the greatest first. */
export async function listJackpots(
  db: Db,
  { reader, reference, jackpots, makerName }: LobbyDeps,
): Promise<Jackpot[]> {
  if (jackpots.length === 0 || !reader.rules.hasJackpots) return [];
  const { rows } = await sql<{ readonly makerId: string; readonly id: string; readonly games: number }>`
    select g.maker_id as "makerId", u.id, count(*)::int as games from games g, unnest(g.jackpot_ids) u (id)
    where g.jackpot_ids <> '{}' and ${isListed(reader, reference)} group by g.maker_id, u.id`.execute(db);
  return jackpots.flatMap((jackpot) => {
    const own = rows.find(({ makerId, id }) => makerId === jackpot.makerId && id === jackpot.id);
    return own ? [shownJackpot(jackpot, own.games, makerName(jackpot.makerId))] : [];
  });
}
