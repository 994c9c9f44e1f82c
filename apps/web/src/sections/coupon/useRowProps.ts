import { useSnapshot } from 'valtio/react';
import type { Leg } from '../../features/coupon/coupon.rules.ts';
import { settings } from '../../features/settings/settings.store.ts';
import type { LegRowProps } from './LegRow.tsx';
import { useRowWords } from './useRowWords.ts';

/** Props shared by the rows of every type. */
export interface Rows {
  readonly isFrozen: boolean;
  readonly coefViewId: number;
  /** Refusal codes by selection. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** Returns the props of a selection's row, without those specific to a type. */
export function useRowProps({ isFrozen, coefViewId, refusals }: Rows): (leg: Leg) => LegRowProps {
  const words = useRowWords();
  const { isTeamLogosInCoupon, isAppLightVersion } = useSnapshot(settings);
  const hasCrests = isTeamLogosInCoupon === 1 && isAppLightVersion === 0;
  return (leg) => ({
    leg,
    words,
    coefViewId,
    isFrozen,
    hasCrests,
    refusedBy: refusals.get(leg.bet.selectionId),
  });
}
