import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ListStatus } from '../ListCard/ListCard.tsx';
import * as css from './OverviewCard.css.ts';

export interface OverviewDetail {
  readonly id: string;
  /** Label of the value, for example “Bonus”. */
  readonly label: string;
  readonly value: string;
  /** Meaning of the value; `boost` for bonus money. */
  readonly tone?: 'boost' | undefined;
}

export interface OverviewCardProps extends RootProps<HTMLElement> {
  /** Title, for example “Balance”. */
  title: string;
  /** Link to the page about it, next to the title. */
  more?: ReactNode;
  /** Main figure with its unit, or a control that reveals it. */
  figure?: ReactNode;
  /** Further figures below. */
  details?: readonly OverviewDetail[] | undefined;
  /** Buttons of equal width. */
  actions?: ReactNode;
  /**
   * Loading state of the figures.
   * @default 'ready'
   */
  status?: ListStatus | undefined;
  /** Texts of the error state. */
  labels: { readonly failed: string; readonly retry: string };
  /** Called when the player retries loading. */
  onRetry?: (() => void) | undefined;
}

/** One figure of the account with its details, for the account's home. Renders a `section`. */
export function OverviewCard({
  title,
  more,
  figure,
  details = [],
  actions,
  status = 'ready',
  labels,
  onRetry,
  ...rest
}: OverviewCardProps) {
  return (
    <Card {...rest} aria-busy={status === 'loading' || undefined}>
      <div className={css.root}>
        <div className={css.head}>
          <Heading level={2}>{title}</Heading>
          {more}
        </div>
        {status === 'loading' && (
          <div aria-hidden="true" className={css.root}>
            <Skeleton shape="control" width="half" />
            <Skeleton width="third" />
          </div>
        )}
        {status === 'failed' && (
          <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
        )}
        {status === 'ready' && (
          <>
            {figure !== undefined && <div className={css.figure}>{figure}</div>}
            {details.length > 0 && (
              <dl className={css.details}>
                {details.map(({ id, label, value, tone }) => (
                  <div key={id} className={css.detail}>
                    <dt>{label}</dt>
                    <dd className={css.value} data-tone={tone}>
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {actions && <div className={css.actions}>{actions}</div>}
          </>
        )}
      </div>
    </Card>
  );
}
