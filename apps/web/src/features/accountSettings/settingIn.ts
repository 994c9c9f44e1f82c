import type { AccountSetting, AccountSettings } from './accountSettings.api.ts';

/** Returns a setting with its current value; undefined if the account doesn't have it. */
export function settingIn(settings: AccountSettings, id: AccountSetting['id']): AccountSetting | undefined {
  if (id === 'bonus_type') return { id, value: settings.bonusSetting.value };
  if (id === 'first_deposit_bonus_type') return { id, value: settings.firstDepositBonusSetting.value };
  const { notificationSettings, commonSettings, otherSettings } = settings;
  return [...notificationSettings, ...commonSettings, ...otherSettings].find((one) => one.id === id);
}

/** Returns the settings with one of them changed. */
export function withSetting(settings: AccountSettings, setting: AccountSetting): AccountSettings {
  switch (setting.id) {
    case 'bonus_type':
      return { ...settings, bonusSetting: { ...settings.bonusSetting, value: setting.value } };
    case 'first_deposit_bonus_type':
      return {
        ...settings,
        firstDepositBonusSetting: { ...settings.firstDepositBonusSetting, value: setting.value },
      };
    case 'message_language':
      return { ...settings, otherSettings: replaced(settings.otherSettings, setting) };
    case 'user_hide_balance':
      return { ...settings, commonSettings: replaced(settings.commonSettings, setting) };
    default:
      return { ...settings, notificationSettings: replaced(settings.notificationSettings, setting) };
  }
}

function replaced<T extends { readonly id: string }>(all: readonly T[], item: T): T[] {
  return all.map((one) => (one.id === item.id ? item : one));
}
