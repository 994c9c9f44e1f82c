import { useSnapshot } from 'valtio/react';
import { settings } from './settings.store.ts';

/** Whether crests of teams are shown: the player has neither switched them off nor chosen the light version. */
export function useHasCrests(): boolean {
  const { isTeamLogosInCoupon, isAppLightVersion } = useSnapshot(settings);
  return isTeamLogosInCoupon === 1 && isAppLightVersion === 0;
}
