import { useCallback } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NamedMarket, Teams } from '../../../features/odds/names/names.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { settings } from '../../../features/settings/settings.store.ts';

/**
 * Names a market.
 * @param sport slug of the sport
 * @param teams to include their names
 */
export type NameMarket = (market: NamedMarket, sport?: string, teams?: Teams) => string;

/** Names markets in full or short, as the player has set. */
export function useMarketName(): NameMarket {
  const names = useNames();
  const { marketsNameType } = useSnapshot(settings);
  return useCallback(
    (market, sport, teams) =>
      marketsNameType === 1 ? names.shortMarket(market, sport, teams) : names.market(market, sport, teams),
    [names, marketsNameType],
  );
}
