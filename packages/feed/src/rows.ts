import type { MarketRecord, SelectionRecord } from './frames.ts';
import { oddsText, thousandths } from './movement.ts';

/**
 * Data of a selection apart from its market and price; the price text is included only if it isn't the default
 * notation.
 */
export type Row = Omit<SelectionRecord, 'id'>;

/** Market without the selections' own data. */
export interface MarketFacts extends Omit<MarketRecord, 'selections'> {
  readonly selections: readonly Row[];
}

/** Cache size. Beyond it, identical rows may be stored twice. */
const KNOWN = 500;

/**
 * Markets of one kind have equal rows, which are stored once.
 * @returns function that returns the shared rows of a market's selections
 */
export function createRows(): (selections: readonly SelectionRecord[]) => readonly Row[] {
  const known = new Map<string, readonly Row[]>();
  return (selections) => {
    const rows = selections.map(({ id: _id, k, ...row }) =>
      k === undefined || k === oddsText(thousandths(k)) ? row : { ...row, k },
    );
    const name = JSON.stringify(rows);
    const same = known.get(name);
    if (same) return same;
    if (known.size === KNOWN) known.clear();
    known.set(name, rows);
    return rows;
  };
}

/** Returns a selection as received, with a price in thousandths. */
export function selectionOf(
  marketId: string,
  { key, k: written, ...row }: Row,
  price: number,
): SelectionRecord {
  const k = thousandths(written) === price ? written : oddsText(price);
  return { id: `${marketId}:${key}`, key, ...(k !== undefined && { k }), ...row };
}
