import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A competition, team or match that the player follows. Includes its names, for when the line has no match of it. */
export const FavoriteSchema = v.object({
  kind: v.picklist(['competition', 'team', 'match']),
  /** Id in the line. */
  id,
  sportId: id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Country of a competition, or competition of a team or match. */
  place: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  /** Kick-off of a match, UTC seconds. */
  startsAt: v.exactOptional(v.number()),
});

export type Favorite = v.InferOutput<typeof FavoriteSchema>;
export type FavoriteKind = Favorite['kind'];

/** Items that a change adds and removes. */
export interface FavoritesChange {
  readonly add: readonly Favorite[];
  readonly remove: readonly Pick<Favorite, 'kind' | 'id'>[];
}

/** `full`: the list has reached its maximum and is unchanged. */
export type FavoriteToggle = 'added' | 'removed' | 'full';
