import { useCallback } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NamedMarket } from '../../../features/odds/names.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { settings } from '../../../features/settings/settings.store.ts';

/** Names markets as long as the player wants it. */
export function useMarketName(): (market: NamedMarket, sport?: string) => string {
  const names = useNames();
  const { marketsNameType } = useSnapshot(settings);
  return useCallback(
    (market, sport) =>
      marketsNameType === 1 ? names.shortMarket(market, sport) : names.market(market, sport),
    [names, marketsNameType],
  );
}
