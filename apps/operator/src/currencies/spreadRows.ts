import type { SiteSpreads } from '@touchline/contract/operators';

/** What an exchange costs on a site, for one pair of currencies or for those without a spread of their own. */
export interface SpreadRow {
  /** Null for the pairs without a spread of their own. */
  readonly pair: { readonly from: string; readonly to: string } | null;
  /** True if no pair has a spread of its own. */
  readonly isOnly: boolean;
  /** Decimal text. */
  readonly percent: string;
  readonly isOperators: boolean;
}

/** Returns the rows of a site: the pairs without a spread of their own come first. */
export const spreadRows = ({ spread, pairs }: SiteSpreads): readonly SpreadRow[] => [
  { pair: null, isOnly: pairs.length === 0, percent: spread, isOperators: false },
  ...pairs.map(({ from, to, percent, isOperators }) => ({
    pair: { from, to },
    isOnly: false,
    percent,
    isOperators,
  })),
];
