import type { MarketRecord, SelectionRecord } from './frames.ts';
import { oddsText, thousandths } from './movement.ts';

/** What of a selection neither its market nor its price says: its price only where the number isn't written like that. */
export type Row = Omit<SelectionRecord, 'id'>;

/** A market without what its selections have of their own. */
export interface MarketFacts extends Omit<MarketRecord, 'selections'> {
  readonly selections: readonly Row[];
}

/** So many are known again; one that comes after that may be kept twice. */
const KNOWN = 500;

/** Markets of one kind have equal rows: each is kept once. @returns the rows of a market's selections */
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

/** A selection as it came, at a price in thousandths. */
export function selectionOf(
  marketId: string,
  { key, k: written, ...row }: Row,
  price: number,
): SelectionRecord {
  const k = thousandths(written) === price ? written : oddsText(price);
  return { id: `${marketId}:${key}`, key, ...(k !== undefined && { k }), ...row };
}
