import { formatOdds, oddsFormat, oddsMilli } from '@touchline/betting';

/** Cache size. It covers most prices of a page; others are formatted again. */
const KEPT = 2048;

export interface OddsTexts {
  /**
   * Formats a price; empty if no price is offered.
   * @param price decimal odds in thousandths
   */
  of(price: number): string;
}

/**
 * Formats prices in one odds format, with a cache.
 * @param viewId id of the odds format
 */
export function createOddsTexts(viewId: number): OddsTexts {
  const isDecimal = oddsFormat(viewId) === 'decimal';
  const prices = new Int32Array(KEPT);
  const texts = Array.from({ length: KEPT }, () => '');
  return {
    of(price) {
      // Two prices of hundredths share a slot only if they are far apart.
      const place = Math.floor(price / 10) % KEPT;
      if (prices[place] !== price) {
        texts[place] = write(price, viewId, isDecimal);
        prices[place] = price;
      }
      return texts[place] ?? '';
    },
  };
}

function write(price: number, viewId: number, isDecimal: boolean): string {
  // A price of 1 or less is invalid: the cell is locked and shows no number.
  if (price <= 1000) return '';
  // Same text as by the rules. Formatting its parts would fill the browser's number-to-string cache, 64 kB.
  return isDecimal ? String(price / 1000) : formatOdds(oddsMilli(price), viewId);
}

const byView = new Map<number, OddsTexts>();

/**
 * Returns the formatter of an odds format, shared by the page.
 * @param viewId id of the odds format
 */
export function oddsTexts(viewId: number): OddsTexts {
  const known = byView.get(viewId);
  if (known) return known;
  const made = createOddsTexts(viewId);
  byView.set(viewId, made);
  return made;
}
