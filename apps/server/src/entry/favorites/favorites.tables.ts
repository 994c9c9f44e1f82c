declare module '../../kernel/db/tables.ts' {
  interface Database {
    favorites: FavoritesTable;
  }
}

export interface FavoritesTable {
  player_id: bigint;
  kind: 'competition' | 'team' | 'match';
  /** Id in the feed. */
  item_id: bigint;
  sport_id: number;
  name: string;
  place: string | null;
  /** Kick-off of a match. */
  starts_at: Date | null;
  added_at: Date;
  /** Order among favourites that were added at the same time, highest first. */
  rank: number;
}
