export interface FavoritesTables {
  favorites: FavoritesTable;
}

export interface FavoritesTable {
  player_id: bigint;
  kind: 'competition' | 'team' | 'match';
  /** Id in the line. */
  item_id: bigint;
  sport_id: number;
  name: string;
  place: string | null;
  /** Kick-off of a match. */
  starts_at: Date | null;
  added_at: Date;
  /** Place among those that were added at once: the higher one stands first. */
  rank: number;
}
