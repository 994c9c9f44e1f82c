import { Children, type ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { ListCardSkeleton } from './ListCardSkeleton.tsx';
import * as css from './ListCard.css.ts';

export const listStatuses = ['ready', 'loading', 'failed'] as const;
export type ListStatus = (typeof listStatuses)[number];

/** Labels of a list's empty and error states. */
export interface ListLabels {
  /** Title of the empty state, one sentence. */
  readonly empty: string;
  /** Suggested action for an empty list. */
  readonly emptyDetail?: string | undefined;
  /** Title of the error state: what couldn't be loaded. */
  readonly failed?: string | undefined;
  /** Reason of the error and a suggested action. */
  readonly failedDetail?: string | undefined;
  /** Label of the retry button, for example “Try again”. */
  readonly retry?: string | undefined;
}

/** Loading state props shared by blocks that show a list. */
export interface ListStateProps {
  /**
   * Loading state of the list.
   * @default 'ready'
   */
  status?: ListStatus | undefined;
  /** Called when the player retries loading. */
  onRetry?: (() => void) | undefined;
}

export interface ListCardProps extends RootProps<HTMLElement>, ListStateProps {
  /** Rows, each an `li`. */
  children?: ReactNode;
  /** Labels of the empty and error states. */
  labels: ListLabels;
  /** Title above the rows. */
  title?: string | undefined;
  /** Introductory sentence below the title. */
  lead?: string | undefined;
  /** Small control next to the title. */
  tools?: ReactNode;
  /** Message about the list as a whole: a `Notice`. */
  notice?: ReactNode;
  /** Icon of the empty state. */
  icon?: IconName | undefined;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
  /** Content below the rows: a link, pagination or totals. */
  foot?: ReactNode;
}

/** List on a card, with loading, empty and error states. Renders a `section`; `aria-busy` while loading. */
export function ListCard({
  children,
  labels,
  title,
  lead,
  tools,
  notice,
  icon,
  emptyAction,
  foot,
  status = 'ready',
  onRetry,
  ...rest
}: ListCardProps) {
  const rows = Children.toArray(children);
  const hasHead = title !== undefined || lead !== undefined;
  return (
    <Card {...rest} pad="none" aria-busy={status === 'loading' || undefined}>
      {hasHead && (
        <div className={css.head}>
          <div className={css.words}>
            {title !== undefined && <Heading level={2}>{title}</Heading>}
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
          </div>
          {status === 'ready' && tools}
        </div>
      )}
      {notice && <div className={css.notice}>{notice}</div>}
      {status === 'loading' && <ListCardSkeleton />}
      {status === 'failed' && (
        <ErrorState
          title={labels.failed ?? labels.empty}
          detail={labels.failedDetail}
          retryLabel={labels.retry}
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && rows.length === 0 && (
        <EmptyState title={labels.empty} detail={labels.emptyDetail} icon={icon} action={emptyAction} />
      )}
      {status === 'ready' && rows.length > 0 && <ul>{rows}</ul>}
      {status === 'ready' && foot && <div className={css.foot}>{foot}</div>}
    </Card>
  );
}
