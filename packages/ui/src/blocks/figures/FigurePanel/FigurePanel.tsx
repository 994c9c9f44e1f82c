import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FigurePanel.css.ts';

export interface FigureFact {
  /** "Lowest". */
  readonly label: string;
  /** "2.05". */
  readonly value: string;
  /** Won or lost, where the figure is a balance. */
  readonly tone?: 'up' | 'down' | undefined;
}

export interface FigurePeriod {
  readonly value: string;
  /** "24 h". */
  readonly label: string;
}

export interface FigurePanelProps extends RootProps<HTMLElement> {
  /** What the figures are about. */
  title: string;
  /** More about it: a market, a kind of account. */
  detail?: string | undefined;
  /** The figures that matter, in order. @default none */
  facts?: readonly FigureFact[] | undefined;
  /** Stretches of time to choose from. */
  periods?: readonly FigurePeriod[] | undefined;
  /** Name of that choice, for readers. */
  periodLabel?: string | undefined;
  /** The stretch that is shown. */
  period?: string | undefined;
  /** There is nothing to show: one sentence. */
  empty?: string | undefined;
  /** It could not be had: what happened, and the words of the next try. */
  failure?: { readonly title: string; readonly retryLabel: string } | undefined;
  /** It is on its way. @default false */
  loading?: boolean | undefined;
  /** The player chose a stretch. */
  onPeriodChange?: ((period: string) => void) | undefined;
  /** The player wants another try. */
  onRetry?: (() => void) | undefined;
}

/** Title, figures, a choice of time, and a picture or its place. Renders a `section`; `aria-busy` while loading. */
export function FigurePanel({
  title,
  detail,
  facts = [],
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
            {facts.length > 0 && (
              <dl className={css.facts}>
                {facts.map(({ label, value, tone }) => (
                  <div key={label} className={css.fact}>
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
