import { answer, playerApi } from '../../platform/api/api.ts';
import { saveLatest } from '../../platform/forms/saveLatest.ts';
import { coverBalance } from './hiddenBalance.store.ts';
import { userConfig } from './userConfig.store.ts';

/**
 * Stores whether balances are masked. Applies at once, and restores the previous value on failure.
 * @throws ApiError when it could not be stored; not when a newer choice has replaced it
 */
export function saveHideBalance(isHidden: boolean): Promise<void> {
  const show = (shown: boolean) => {
    if (userConfig.config) userConfig.config.user_hide_balance = shown;
    coverBalance();
  };
  const before = userConfig.config?.user_hide_balance ?? !isHidden;
  return saveLatest('hide-balance', {
    send: (signal) =>
      answer(
        playerApi.POST('/web-api/user/config/hide-balance', {
          body: { user_hide_balance: isHidden },
          signal,
        }),
      ),
    show: () => show(isHidden),
    restore: () => show(before),
  });
}
