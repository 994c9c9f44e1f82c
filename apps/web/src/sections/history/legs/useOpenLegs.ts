import type { Bet } from '../../../features/bets/bets.api.ts';
import { useTopics } from '../../../features/odds/feed/useFeed.ts';

const LIVE = ['live'] as const;
const NONE = [] as const;

/** Subscribes to the matches in play while one of the bets has an open leg, so that its score is followed. */
export function useOpenLegs(bets: readonly Bet[]): void {
  const isAnyOpen = bets.some(
    ({ state, bets: legs }) => state === 'accepted' && legs.some(({ statusId }) => statusId < 0),
  );
  useTopics(isAnyOpen ? LIVE : NONE);
}
