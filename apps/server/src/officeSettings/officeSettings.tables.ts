export interface OfficeSettingsTables {
  account_settings: AccountSettingsTable;
}

/** What a player chose; a setting without a row has its default. */
export interface AccountSettingsTable {
  player_id: bigint;
  setting_id: string;
  value: boolean;
  changed_at: Date;
}
