import type { MarketOutcome } from '@touchline/ui';

/**
 * Reduces a leg's result to three outcomes; half won is won, half lost is lost.
 * @param result -2 to 6
 */
export function outcomeOf(result: number | undefined): MarketOutcome {
  if (result === 1 || result === 4 || result === 6) return 'won';
  return result === 2 || result === 3 ? 'returned' : 'lost';
}
