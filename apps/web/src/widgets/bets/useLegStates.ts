import { useCallback, useSyncExternalStore } from 'react';
import type { Bet } from '../../features/bets/bets.api.ts';
import { useMinute } from '../../features/odds/clock/useMinute.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { legState, type LegState } from './legState.ts';

/** Returns the state of each leg of an open bet, in order; follows the scores in the page's book. */
export function useLegStates(bet: Bet): readonly LegState[] {
  const now = useMinute();
  const { bets: legs } = bet;
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = legs.map(({ gameId }) => book.subscribeMatch(gameId, changed));
      return () => stops.forEach((stop) => stop());
    },
    [legs],
  );
  const read = () => JSON.stringify(legs.map((leg) => legState(leg, bet, book.match(leg.gameId), now)));
  // Compared as text, so that the bet renders again only when a state changes. The cast: the text is made above.
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as readonly LegState[];
}
