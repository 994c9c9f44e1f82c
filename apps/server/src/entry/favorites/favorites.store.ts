import type { AnswerOf, Calls } from '@touchline/contract';
import { type Db, seconds } from '../../kernel/index.ts';

export type Favorite = AnswerOf<Calls['favorites']>['items'][number];
export type FavoriteRef = Pick<Favorite, 'kind' | 'id'>;

/** Returns a player's favourites, last added first. */
export async function favoritesOf(db: Db, playerId: bigint): Promise<Favorite[]> {
  const rows = await db
    .selectFrom('favorites')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('rank', 'desc')
    .orderBy('item_id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    id: Number(row.item_id),
    sportId: row.sport_id,
    name: row.name,
    ...(row.place === null ? {} : { place: row.place }),
    ...(row.starts_at === null ? {} : { startsAt: seconds(row.starts_at) }),
  }));
}

/** Adds favourites, so that the first of the list is listed first; existing ones are unchanged. */
export async function insertFavorites(
  db: Db,
  playerId: bigint,
  { items, now }: { readonly items: readonly Favorite[]; readonly now: Date },
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('favorites')
    .values(
      items.map(({ kind, id, sportId, name, place, startsAt }, at) => ({
        player_id: playerId,
        kind,
        item_id: BigInt(id),
        sport_id: sportId,
        name,
        place: place ?? null,
        starts_at: startsAt === undefined ? null : new Date(startsAt * 1000),
        added_at: now,
        rank: items.length - at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes favourites; missing ones are no error. */
export async function deleteFavorites(db: Db, playerId: bigint, refs: readonly FavoriteRef[]): Promise<void> {
  if (refs.length === 0) return;
  await db
    .deleteFrom('favorites')
    .where('player_id', '=', playerId)
    .where((is) =>
      is.or(refs.map(({ kind, id }) => is.and([is('kind', '=', kind), is('item_id', '=', BigInt(id))]))),
    )
    .execute();
}

/** Deletes matches that began, and were added, before a given time: they have no page any more. */
export async function deletePlayed(db: Db, playerId: bigint, before: Date): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'match')
    .where('starts_at', '<', before)
    // With a manual clock, a match of today may have a date far in the past.
    .where('added_at', '<', before)
    .execute();
}
