declare module '../../kernel/db/tables.ts' {
  interface Database {
    game_failures: GameFailuresTable;
  }
}

/** Games that didn't become ready in their frame. */
export interface GameFailuresTable {
  session_id: string;
  game_id: bigint;
  /** Sign-in of the player, or a hash of the guest's address. */
  visitor: string;
  code: string;
  at: Date;
}
