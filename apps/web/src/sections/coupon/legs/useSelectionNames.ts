import { useCallback } from 'react';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';

/** Fields from which a selection's name is composed. */
export type Named = Pick<CouponBet, 'marketType' | 'line' | 'ordinal' | 'selectionKey' | 'home' | 'away'>;

/** Returns the name of a selection: "Arsenal to win". */
export function useSelectionNames(): (bet: Named) => string {
  useLazyBundle('marketsMore');
  const names = useNames();
  return useCallback(
    (bet) => {
      const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
      return names.selection(market, bet.selectionKey, bet);
    },
    [names],
  );
}
