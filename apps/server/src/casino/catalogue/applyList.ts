import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { MakerGame } from '../makers/adapter.ts';
import { applyProviders, applySubcategories, collectWords, syncMemberships } from './applyList.store.ts';
import { fedColumns, hashOf } from './fedGame.ts';
import { freeSlug, slugOf } from './slugs.ts';

/** Games written by one statement. */
const BATCH = 200;

export interface ListChange {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
}

/** A maker's whole list. */
export interface MakerList {
  readonly makerId: string;
  readonly games: readonly MakerGame[];
  /** Ids of games whose entries had faults: they stay as they are. */
  readonly faulty: ReadonlySet<string>;
}

interface Stored {
  readonly id: bigint;
  readonly makerGameId: string;
  readonly name: string;
  readonly ownName: string | null;
  readonly slug: string;
  readonly route: string;
  readonly oldRoute: string | null;
  readonly isRetired: boolean;
  readonly hash: Uint8Array;
}

/**
 * Makes the stored games of a maker those of its list, in one transaction. Games that are no longer listed are retired;
 * the operators' values aren't touched. Applying a list again changes nothing.
 */
export function applyList(db: Db, list: MakerList, now: Date): Promise<ListChange> {
  return db.transaction().execute(async (trx) => {
    // Routes are unique over the games of all makers: one list is applied at a time.
    await sql`select pg_advisory_xact_lock(hashtext('game-routes'))`.execute(trx);
    const { rows: stored } = await sql<Stored>`
      select id, maker_game_id as "makerGameId", fed_name as name, own_name as "ownName", slug, route,
        old_route as "oldRoute", fed_state = 'retired' as "isRetired", fed_hash as hash
      from games where maker_id = ${list.makerId}`.execute(trx);
    const before = new Map(stored.map((game) => [game.makerGameId, game]));
    const games = [...new Map(list.games.map((game) => [game.gameId, game])).values()];
    const isSame = (game: MakerGame): boolean => {
      const known = before.get(game.gameId);
      return known !== undefined && !known.isRetired && hashOf(game).equals(known.hash);
    };
    const written = games.filter((game) => !isSame(game));
    const listed = new Set(games.map(({ gameId }) => gameId));
    const gone = stored.filter(
      ({ makerGameId, isRetired }) => !isRetired && !listed.has(makerGameId) && !list.faulty.has(makerGameId),
    );
    await retire(
      trx,
      gone.map(({ id }) => id),
      now,
    );
    if (written.length > 0) await write(trx, { list, written, before, now });
    if (written.length + gone.length > 0) await collectWords(trx);
    const added = written.filter(({ gameId }) => !before.has(gameId)).length;
    return { added, changed: written.length - added, retired: gone.length };
  });
}

async function retire(trx: Trx, ids: readonly bigint[], now: Date): Promise<void> {
  await sql`update games set fed_state = 'retired', updated_at = ${now}
    where id = any(${[...ids]}::bigint[])`.execute(trx);
}

interface Writing {
  readonly list: MakerList;
  readonly written: readonly MakerGame[];
  readonly before: ReadonlyMap<string, Stored>;
  readonly now: Date;
}

async function write(trx: Trx, { list: { makerId }, written, before, now }: Writing): Promise<void> {
  const providers = await applyProviders(trx, makerId, written);
  await applySubcategories(
    trx,
    written.flatMap(({ category, subcategories }) => subcategories.map((sub) => [category, sub] as const)),
  );
  const routes = await takenRoutes(trx);
  const providerOf = ({ provider }: MakerGame): bigint => {
    const id = providers.get(provider.slug);
    if (id === undefined) throw new Error(`The provider ${provider.slug} was not stored.`);
    return id;
  };
  for (const game of written) {
    const known = before.get(game.gameId);
    if (!known) continue;
    await trx
      .updateTable('games')
      .set({
        ...fedColumns(game, known.ownName),
        ...addressAfter(game, known, routes),
        provider_id: providerOf(game),
        updated_at: now,
      })
      .where('id', '=', known.id)
      .execute();
  }
  const fresh = written.filter(({ gameId }) => !before.has(gameId));
  for (let index = 0; index < fresh.length; index += BATCH) {
    const rows = fresh.slice(index, index + BATCH).map((game) => ({
      ...fedColumns(game, null),
      ...addressOf(game, routes),
      maker_id: makerId,
      maker_game_id: game.gameId,
      provider_id: providerOf(game),
      popularity: BigInt(Math.max(0, Math.round(game.popularity))),
      updated_at: now,
    }));
    await trx.insertInto('games').values(rows).execute();
  }
  const { rows: ids } = await sql<{ readonly id: bigint }>`
    select id from games where maker_id = ${makerId}
      and maker_game_id = any(${written.map(({ gameId }) => gameId)}::text[])`.execute(trx);
  await syncMemberships(
    trx,
    ids.map(({ id }) => id),
  );
}

async function takenRoutes(trx: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ readonly route: string }>`
    select route from games union all select old_route from games where old_route is not null`.execute(trx);
  return new Set(rows.map(({ route }) => route));
}

function addressOf({ name }: MakerGame, routes: Set<string>): { slug: string; route: string } {
  const slug = slugOf(name);
  const route = freeSlug(slug, (variant) => routes.has(variant));
  routes.add(route);
  return { slug, route };
}

/** Returns the address of a game after a change: a renamed one gets a new route, to which the one before redirects. */
function addressAfter(
  game: MakerGame,
  { name, ownName, route }: Stored,
  routes: Set<string>,
): { slug?: string; route?: string; old_route?: string } {
  if (game.name === name || ownName !== null || slugOf(game.name) === slugOf(name)) return {};
  return { ...addressOf(game, routes), old_route: route };
}
