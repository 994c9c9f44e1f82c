import { formatOdds, oddsFormat, oddsMilli } from '@touchline/betting';

/** How many texts are kept; most prices of a page are among them, and what else was shown is made again. */
const KEPT = 2048;

export interface OddsTexts {
  /** A price in the odds format; empty when there is none that can be offered. @param price decimal odds in thousandths */
  of(price: number): string;
}

/** Writes prices in one odds format, each once as long as it is kept. @param viewId id of the odds format */
export function createOddsTexts(viewId: number): OddsTexts {
  const isDecimal = oddsFormat(viewId) === 'decimal';
  const prices = new Int32Array(KEPT);
  const texts = Array.from({ length: KEPT }, () => '');
  return {
    of(price) {
      // Two prices of hundredths share a place only when they are far apart.
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
  // A price of 1 or less is no price: the cell is locked, without a number.
  if (price <= 1000) return '';
  // As the rules write it. Writing its parts would fill the browser's own table of whole numbers' texts, 64 kB.
  return isDecimal ? String(price / 1000) : formatOdds(oddsMilli(price), viewId);
}

const byView = new Map<number, OddsTexts>();

/** The texts of an odds format, shared by the page. @param viewId id of the odds format */
export function oddsTexts(viewId: number): OddsTexts {
  const known = byView.get(viewId);
  if (known) return known;
  const made = createOddsTexts(viewId);
  byView.set(viewId, made);
  return made;
}
