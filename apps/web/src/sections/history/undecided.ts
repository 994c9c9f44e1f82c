import type { Bet } from '../../features/bets/bets.api.ts';
import { pollEvery } from '../../platform/api/queryClient.ts';

/** How long to wait before asking again, ms: a live delay is over in seconds, even when the feed is down. */
export function whileUndecided(bets: readonly Pick<Bet, 'state' | 'sales'>[] = []): number | false {
  return bets.some(isUndecided) && pollEvery.live;
}

/** Whether the platform decides something about a bet in the next seconds. */
export function isUndecided({ state, sales = [] }: Pick<Bet, 'state' | 'sales'>): boolean {
  return state === 'pending' || sales.some((sale) => sale.state === 'pending');
}
