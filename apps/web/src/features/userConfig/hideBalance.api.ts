import { answer, playerApi } from '../../platform/api/api.ts';
import { saveLatest } from '../../platform/forms/saveLatest.ts';
import { coverBalance } from './hiddenBalance.store.ts';
import { userConfig } from './userConfig.store.ts';

/**
 * Keeps whether balances are masked: at once here, and as it was before where that fails.
 * @throws ApiError when it could not be kept; not when another choice took its place
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
