import { formatOdds, oddsMilli, parseOdds } from '@touchline/betting';

/**
 * Creates the formatter of the book's prices, in thousandths, for an odds format. It returns an empty text if no
 * price is offered. A list shows the same prices again and again, so each is formatted once: exact fractions take
 * microseconds.
 * @param viewId id of the odds format
 */
export function createPriceTexts(viewId: number): (price: number) => string {
  const texts = new Map<number, string>();
  return (price) => {
    // A price of 1 or less is invalid: the cell is locked and shows no number.
    if (price <= 1000) return '';
    const known = texts.get(price);
    if (known !== undefined) return known;
    const text = formatOdds(oddsMilli(price), viewId);
    texts.set(price, text);
    return text;
  };
}

/**
 * Formats a price in an odds format; empty if no price is offered.
 * @param k decimal odds as text
 */
export function oddsText(k: string | undefined, viewId: number): string {
  if (k === undefined) return '';
  try {
    return formatOdds(parseOdds(k), viewId);
  } catch {
    // A price of 1 or less is invalid.
    return '';
  }
}
