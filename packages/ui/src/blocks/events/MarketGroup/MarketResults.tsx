import { Badge } from '../../../primitives/Badge/Badge.tsx';
import * as css from './MarketGroup.css.ts';

export const marketOutcomes = ['won', 'lost', 'returned'] as const;
export type MarketOutcome = (typeof marketOutcomes)[number];

/** One selection of a closed market. */
export interface MarketResult {
  /** Identity of the selection. */
  readonly id: string;
  /** The selection: "Over 2.5". */
  readonly label: string;
  /** The last price that was offered. */
  readonly price?: string | undefined;
  readonly outcome: MarketOutcome;
  /** The outcome in a word: "Won". */
  readonly word: string;
}

/** What came of the selections of a closed market. Renders a `ul`. */
export function MarketResults({ results }: { results: readonly MarketResult[] }) {
  return (
    <ul className={css.results}>
      {results.map((result) => (
        <li key={result.id} className={css.result} data-outcome={result.outcome}>
          <span className={css.resultName}>{result.label}</span>
          {result.price !== undefined && (
            <bdi dir="ltr" className={css.resultPrice}>
              {result.price}
            </bdi>
          )}
          <Badge tone={result.outcome} icon={result.outcome === 'won' ? 'check' : undefined}>
            {result.word}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
