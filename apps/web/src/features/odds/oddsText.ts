import { formatOdds, parseOdds } from '@touchline/betting';

/** A price in an odds format; empty when there is none that can be offered. @param k decimal odds as text */
export function oddsText(k: string | undefined, viewId: number): string {
  if (k === undefined) return '';
  try {
    return formatOdds(parseOdds(k), viewId);
  } catch {
    // A price of 1 or less is no price: the cell is locked, without a number.
    return '';
  }
}
