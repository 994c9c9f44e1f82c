import { Badge } from '../../../primitives/Badge/Badge.tsx';
import * as css from './MarketGroup.css.ts';

export const marketOutcomes = ['won', 'lost', 'returned'] as const;
export type MarketOutcome = (typeof marketOutcomes)[number];

/** Selection of a closed market. */
export interface MarketResult {
  /** Id of the selection. */
  readonly id: string;
  /** Name of the selection, for example “Over 2.5”. */
  readonly label: string;
  /** Last offered price. */
  readonly price?: string | undefined;
  readonly outcome: MarketOutcome;
  /** Label of `outcome`, for example “Won”. */
  readonly word: string;
}

/** Results of a closed market's selections. Renders a `ul`. */
export function MarketResults({ results }: { results: readonly MarketResult[] }) {
  return (
    <ul className={css.results}>
      {results.map((result) => (
        <li key={result.id} className={css.result} data-outcome={result.outcome}>
          <span className={css.resultName}>{result.label}</span>
          {result.price !== undefined && (
            <bdi dir="ltr" translate="no" className={css.resultPrice}>
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
