import type { MarketRecord } from '@touchline/feed';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { book } from '../../platform/realtime/realtime.ts';

const SETTLED = -3;
const NONE: readonly MarketRecord[] = [];

/** The markets of a match that have ended with results; those last known, once the feed has dropped them. */
export function useSettledMarkets(matchId: number): readonly MarketRecord[] {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [book.subscribeMatch(matchId, changed), book.subscribeOffer(matchId, changed)];
      return () => stops.forEach((stop) => stop());
    },
    [matchId],
  );
  // How many there are says whether there is something new: a settled market never changes.
  const count = useSyncExternalStore(subscribe, () => settledOf(matchId).length);
  const [known, setKnown] = useState(NONE);
  if (count > known.length) setKnown(settledOf(matchId));
  return known;
}

function settledOf(matchId: number): readonly MarketRecord[] {
  return book.marketsOf(matchId).flatMap((id) => {
    const market = book.market(id);
    return market?.status === SETTLED ? market : [];
  });
}
