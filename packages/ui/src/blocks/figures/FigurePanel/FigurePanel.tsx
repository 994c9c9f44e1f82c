import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FigurePanel.css.ts';

export interface FigureDetail {
  /** Label of the value, for example “Lowest”. */
  readonly label: string;
  /** Formatted value, for example “2.05”. */
  readonly value: string;
  /** Colour of a balance: profit or loss. */
  readonly tone?: 'up' | 'down' | undefined;
}

export interface FigurePeriod {
  readonly value: string;
  /** Label of the period, for example “24 h”. */
  readonly label: string;
}

export interface FigurePanelProps extends RootProps<HTMLElement> {
  /** Title of the panel. */
  title: string;
  /** Further context, such as a market or a kind of account. */
  detail?: string | undefined;
  /**
   * Key figures in order.
   * @default none
   */
  details?: readonly FigureDetail[] | undefined;
  /** Periods to choose from. */
  periods?: readonly FigurePeriod[] | undefined;
  /** Accessible name of the period selection. */
  periodLabel?: string | undefined;
  /** Id of the selected period. */
  period?: string | undefined;
  /** Message in one sentence when there is no data. */
  empty?: string | undefined;
  /** Error message and label of the retry button when loading failed. */
  failure?: { readonly title: string; readonly retryLabel: string } | undefined;
  /**
   * Whether the data is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called when the player selects a period. */
  onPeriodChange?: ((period: string) => void) | undefined;
  /** Called when the player presses the retry button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Panel with title, key figures, period selection, and a chart or its skeleton. Renders a `section`; `aria-busy`
 * while loading.
 */
export function FigurePanel({
  title,
  detail,
  details = [],
  periods,
  periodLabel = title,
  period,
  empty,
  failure,
  loading = false,
  children,
  onPeriodChange,
  onRetry,
  ...rest
}: FigurePanelProps & { children?: ReactNode }) {
  return (
    <Card {...rest} aria-busy={loading || undefined}>
      <div className={css.root}>
        <div>
          <h3 className={css.title}>{title}</h3>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
        {periods && (
          <SegmentedControl
            label={periodLabel}
            options={periods}
            value={period ?? periods[0]?.value ?? ''}
            onValueChange={onPeriodChange}
          />
        )}
        {loading && <Skeleton shape="block" />}
        {!loading && failure && (
          <ErrorState title={failure.title} retryLabel={failure.retryLabel} onRetry={onRetry} />
        )}
        {!loading && !failure && empty !== undefined && <EmptyState icon="statistics" title={empty} />}
        {!loading && !failure && empty === undefined && (
          <>
            {details.length > 0 && (
              <dl className={css.details}>
                {details.map(({ label, value, tone }) => (
                  <div key={label} className={css.entry}>
                    <dt className={css.label}>{label}</dt>
                    <dd className={css.value} data-tone={tone}>
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {children}
          </>
        )}
      </div>
    </Card>
  );
}
