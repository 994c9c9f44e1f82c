import type { UserConfigState } from './userConfig.store.ts';

/** Display state of the balance. `unknown`: the player's preference isn't loaded yet, and nothing is shown. */
export type BalanceSight = 'unknown' | 'masked' | 'shown';

/**
 * Returns the display state of the balance. Without an answer from the account it is masked, as for players who hide
 * it.
 */
export function balanceSight(
  { config, isSilent }: Readonly<Pick<UserConfigState, 'config' | 'isSilent'>>,
  isLookedAt: boolean,
): BalanceSight {
  if (isLookedAt) return 'shown';
  if (config) return config.user_hide_balance ? 'masked' : 'shown';
  return isSilent ? 'masked' : 'unknown';
}
