import type { Bet } from '../../../features/bets/bets.api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { isOffered } from '../../../widgets/bets/outcomes.ts';

/** Polling interval, ms, while a decision is pending: a live delay is over in seconds, even when the feed is down. */
export function whileUndecided(bets: readonly Pick<Bet, 'state' | 'sales'>[] = []): number | false {
  return bets.some(isUndecided) && pollEvery.openBets;
}

/** Returns whether a decision about a bet is due in the next seconds. */
export function isUndecided({ state, sales = [] }: Pick<Bet, 'state' | 'sales'>): boolean {
  return state === 'pending' || sales.some((sale) => sale.state === 'pending');
}

/** Returns whether the display of a bet changes with time: by its live delay, or an offer that expires. */
export function hasCountdown(bet: Pick<Bet, 'state' | 'offer'>): boolean {
  return bet.state === 'pending' || isOffered(bet, serverNow() / 1000);
}
