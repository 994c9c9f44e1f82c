import { useCallback } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NamedMarket, Teams } from '../../../features/odds/names.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { settings } from '../../../features/settings/settings.store.ts';

/** Names markets as long as the player wants it. */
export function useMarketName(): (market: NamedMarket, sport?: string, teams?: Teams) => string {
  const names = useNames();
  const { marketsNameType } = useSnapshot(settings);
  return useCallback(
    (market, sport, teams) =>
      marketsNameType === 1 ? names.shortMarket(market, sport, teams) : names.market(market, sport, teams),
    [names, marketsNameType],
  );
}
