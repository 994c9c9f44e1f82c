import type { UserConfigState } from './userConfig.store.ts';

/** `unknown`: it isn't known yet whether this player hides it, and until then nothing is shown. */
export type BalanceSight = 'unknown' | 'masked' | 'shown';

/**
 * How a balance stands on the page. Where the account can't be asked it is masked: one tap away, as for who hides it.
 */
export function balanceSight(
  { config, isSilent }: Readonly<Pick<UserConfigState, 'config' | 'isSilent'>>,
  isLookedAt: boolean,
): BalanceSight {
  if (isLookedAt) return 'shown';
  if (config) return config.user_hide_balance ? 'masked' : 'shown';
  return isSilent ? 'masked' : 'unknown';
}
