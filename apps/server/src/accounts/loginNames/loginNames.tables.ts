declare module '../../kernel/db/tables.ts' {
  interface Database {
    login_names: LoginNamesTable;
  }
}

/** Logins that players chose at any time; each belongs to its first player. */
export interface LoginNamesTable {
  site_id: string;
  /** Lower case. */
  name: string;
  player_id: bigint;
  first_chosen_at: Date;
}
