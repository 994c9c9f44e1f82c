import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A competition, a team or a match that the player follows; its names stand in it for when the line has no match of it. */
export const FavoriteSchema = v.object({
  kind: v.picklist(['competition', 'team', 'match']),
  /** Id in the line. */
  id,
  sportId: id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Country of a competition, competition of a team or a match. */
  place: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  /** Kick-off of a match, UTC seconds. */
  startsAt: v.exactOptional(v.number()),
});

export type Favorite = v.InferOutput<typeof FavoriteSchema>;
export type FavoriteKind = Favorite['kind'];

/** What one change adds and takes away. */
export interface FavoritesChange {
  readonly add: readonly Favorite[];
  readonly remove: readonly Pick<Favorite, 'kind' | 'id'>[];
}

/** `full`: the list holds as many as it may, and nothing has changed. */
export type FavoriteToggle = 'added' | 'removed' | 'full';
