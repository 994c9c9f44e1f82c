import { useSnapshot } from 'valtio/react';
import { balanceSight, type BalanceSight } from './hiddenBalance.rules.ts';
import { balanceLook } from './hiddenBalance.store.ts';
import { useUserConfig } from './useUserConfig.ts';

/** Display state of the signed-in player's balance; renders again when it changes. */
export function useBalanceSight(): BalanceSight {
  return balanceSight(useUserConfig(), useSnapshot(balanceLook).isShown);
}
