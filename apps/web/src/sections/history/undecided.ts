import type { Bet } from '../../features/bets/bets.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { isOffered } from './outcomes.ts';

/** How long to wait before asking again, ms: a live delay is over in seconds, even when the feed is down. */
export function whileUndecided(bets: readonly Pick<Bet, 'state' | 'sales'>[] = []): number | false {
  return bets.some(isUndecided) && pollEvery.openBets;
}

/** Whether the platform decides something about a bet in the next seconds. */
export function isUndecided({ state, sales = [] }: Pick<Bet, 'state' | 'sales'>): boolean {
  return state === 'pending' || sales.some((sale) => sale.state === 'pending');
}

/** Whether what is shown of a bet changes with time alone: its live delay, or an offer that ends. */
export function hasCountdown(bet: Pick<Bet, 'state' | 'offer'>): boolean {
  return bet.state === 'pending' || isOffered(bet, serverNow() / 1000);
}
