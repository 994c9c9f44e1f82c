import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import type { PlacementLabels } from './PlacementStatus.tsx';
import * as css from './PlacementStatus.css.ts';

export const singleOutcomes = ['placed', 'refused', 'working'] as const;
export type SingleOutcome = (typeof singleOutcomes)[number];

export interface SingleResult {
  /** Id of the leg. */
  readonly id: string;
  /** Name of the selection. */
  readonly name: string;
  readonly outcome: SingleOutcome;
  /** Number and stake, or the reason of the refusal. Example: “€ 10.00 at 1.38 · 48 210 773”. */
  readonly detail: string;
  /** Action for a failed single: a small `Button`. */
  readonly action?: ReactNode;
}

const signs = { placed: 'success', refused: 'error' } as const satisfies Partial<
  Record<SingleOutcome, IconName>
>;

export interface PlacementPartialProps extends PlacementLabels {
  /** Results of the singles, in coupon order. */
  results: readonly SingleResult[];
}

/** Results of singles when only some of them were placed. Renders a status with a list. */
export function PlacementPartial({ results, ...words }: PlacementPartialProps) {
  return (
    <PlacementFrame {...words} icon="alert" tone="warning">
      <ul className={css.results}>
        {results.map(({ id, name, outcome, detail, action }) => (
          <li key={id} className={css.single} data-outcome={outcome}>
            <span className={css.singleSign}>
              {outcome === 'working' ? <Spinner /> : <Icon name={signs[outcome]} />}
            </span>
            <span className={css.words}>
              <span className={css.singleName}>{name}</span>
              <span className={css.singleDetail}>{detail}</span>
            </span>
            {action}
          </li>
        ))}
      </ul>
    </PlacementFrame>
  );
}
