import { useSnapshot } from 'valtio/react';
import { balanceSight, type BalanceSight } from './hiddenBalance.rules.ts';
import { balanceLook } from './hiddenBalance.store.ts';
import { useUserConfig } from './useUserConfig.ts';

/** How the balance of the signed-in player stands on the page; renders again when that changes. */
export function useBalanceSight(): BalanceSight {
  return balanceSight(useUserConfig(), useSnapshot(balanceLook).isShown);
}
