import type { MarketRecord } from '@touchline/feed';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { book } from '../../../platform/realtime/realtime.ts';

const SETTLED = -3;
const NONE: readonly MarketRecord[] = [];

/** Settled markets of a match with results; the last known ones after the feed has dropped them. */
export function useSettledMarkets(matchId: number): readonly MarketRecord[] {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [book.subscribeMatch(matchId, changed), book.subscribeOffer(matchId, changed)];
      return () => stops.forEach((stop) => stop());
    },
    [matchId],
  );
  // Comparing the number is enough: a settled market never changes.
  const read = () => settledOf(matchId).length;
  const count = useSyncExternalStore(subscribe, read, read);
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
