import type { Bet } from '../../features/bets/bets.api.ts';
import { useTopics } from '../../features/odds/feed/useFeed.ts';

const LIVE = ['live'] as const;
const NONE = [] as const;
/** Maximum number of matches whose momentum is requested. */
const MOST = 20;

/**
 * Subscribes to the matches in play while one of the bets has an open leg, so that its score is followed.
 * @returns ids of the matches with open legs, at most 20
 */
export function useOpenLegs(bets: readonly Bet[]): readonly number[] {
  const ids = bets.flatMap(({ state, bets: legs }) =>
    state === 'accepted' ? legs.filter(({ statusId }) => statusId < 0).map(({ gameId }) => gameId) : [],
  );
  useTopics(ids.length > 0 ? LIVE : NONE);
  return [...new Set(ids)].slice(0, MOST);
}
