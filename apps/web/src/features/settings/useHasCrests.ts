import { useSnapshot } from 'valtio/react';
import type { StoredSettings } from './settings.schema.ts';
import { settings } from './settings.store.ts';

/** Returns whether crests of teams are shown: neither switched off by the player nor left out by the light version. */
export function showsCrests({
  isTeamLogosInCoupon,
  isAppLightVersion,
}: Pick<StoredSettings, 'isTeamLogosInCoupon' | 'isAppLightVersion'>): boolean {
  return isTeamLogosInCoupon === 1 && isAppLightVersion === 0;
}

/** Returns whether crests of teams are shown; renders again when that changes. */
export function useHasCrests(): boolean {
  return showsCrests(useSnapshot(settings));
}
