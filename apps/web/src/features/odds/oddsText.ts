import { formatOdds, parseOdds } from '@touchline/betting';

/**
 * Formats a price in an odds format; empty if no price is offered.
 * @param k decimal odds as text
 */
export function oddsText(k: string | undefined, viewId: number): string {
  if (k === undefined) return '';
  try {
    return formatOdds(parseOdds(k), viewId);
  } catch {
    // A price of 1 or less is invalid: the cell is locked and shows no number.
    return '';
  }
}
