import { answer, playerApi } from '../../platform/api/api.ts';
import { saveLatest, type Saved } from '../../platform/forms/saveLatest.ts';
import { coverBalance } from './hiddenBalance.store.ts';
import { userConfig } from './userConfig.store.ts';

/**
 * Stores whether balances are masked. Applies at once, and restores the previous value on failure.
 * @returns undefined when a newer choice has replaced it
 * @throws ApiError when it could not be stored
 */
export function saveHideBalance(isHidden: boolean): Promise<Saved | undefined> {
  const show = (shown: boolean) => {
    if (userConfig.config) userConfig.config.user_hide_balance = shown;
    coverBalance();
  };
  const before = userConfig.config?.user_hide_balance ?? !isHidden;
  return saveLatest('hide-balance', {
    async send(signal) {
      const body = { user_hide_balance: isHidden };
      await answer(playerApi.POST('/web-api/user/config/hide-balance', { body, signal }));
      return {};
    },
    show: () => show(isHidden),
    restore: () => show(before),
  });
}
