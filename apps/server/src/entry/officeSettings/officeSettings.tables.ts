declare module '../../kernel/db/tables.ts' {
  interface Database {
    account_settings: AccountSettingsTable;
  }
}

/** Choices of players; a setting without a row has its default. */
export interface AccountSettingsTable {
  player_id: bigint;
  setting_id: string;
  value: boolean;
  changed_at: Date;
}
