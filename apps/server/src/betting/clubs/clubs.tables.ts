declare module '../../kernel/db/tables.ts' {
  interface Database {
    club_names: ClubNamesTable;
  }
}

/** Names that sources write for a team, each with its matches. */
export interface ClubNamesTable {
  /** Id that the sources give to the team. */
  team_id: bigint;
  written: string;
  /** The name as it is searched, each spelling in a line of its own. */
  folded: string;
  sport_id: number;
  country: string;
  /** Competition of the last match. */
  competition: string;
  /** Earliest and latest kick-off. */
  first_match_at: Date;
  last_match_at: Date;
  /** Club that an operator has parted the name to; null while it is the team's. */
  club_id: bigint | null;
  club_name: string | null;
}
