import { useEffect, useReducer } from 'react';
import type { LegData } from '../../../features/coupon/pricing/legs.rules.ts';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { useTopics } from '../../../features/odds/feed/useFeed.ts';
import { book } from '../../../platform/realtime/realtime.ts';

/** The feed's data of a selection. */
export type FeedData = Pick<LegData, 'match' | 'market' | 'isKnown'>;

/** The feed's data of each selection, in order; renders again when one of their own markets changes. */
export function useFeedData(bets: readonly CouponBet[]): readonly FeedData[] {
  useTopics([...new Set(bets.map(({ gameId }) => `match:${gameId}` as const))]);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const watched = bets.map(({ gameId, marketId }) => `${gameId} ${marketId}`).join('\n');
  useEffect(() => {
    if (watched === '') return;
    const stops = watched.split('\n').flatMap((line) => {
      const [gameId, marketId = ''] = line.split(' ');
      return [
        book.subscribeMarket(marketId, renderAgain),
        book.subscribeMatch(Number(gameId), renderAgain),
        book.subscribeTopic(`match:${Number(gameId)}`, renderAgain),
      ];
    });
    // Changes between render and subscription would be missed.
    renderAgain();
    return () => stops.forEach((stop) => stop());
  }, [watched]);
  return bets.map(({ gameId, marketId }) => ({
    match: book.match(gameId),
    market: book.market(marketId),
    isKnown: book.state(`match:${gameId}`) === 'synced',
  }));
}
