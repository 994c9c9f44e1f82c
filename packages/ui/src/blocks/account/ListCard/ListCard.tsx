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

/** Words of a list for when there is nothing to show. */
export interface ListWords {
  /** One sentence: what isn't here. */
  readonly empty: string;
  /** What the player can do about it. */
  readonly emptyDetail?: string | undefined;
  /** What could not be had. */
  readonly failed?: string | undefined;
  /** Why, and what to do. */
  readonly failedDetail?: string | undefined;
  /** "Try again". */
  readonly retry?: string | undefined;
}

/** What every block that shows a list of its own takes. */
export interface ListStateProps {
  /** On its way, here, or not to be had. @default 'ready' */
  status?: ListStatus | undefined;
  /** The player wants another try. */
  onRetry?: (() => void) | undefined;
}

export interface ListCardProps extends RootProps<HTMLElement>, ListStateProps {
  /** Rows, each an `li`. */
  children?: ReactNode;
  /** Words for an empty and a failed list. */
  words: ListWords;
  /** Title above the rows. */
  title?: string | undefined;
  /** One plain sentence below the title. */
  lead?: string | undefined;
  /** A small control beside the title. */
  tools?: ReactNode;
  /** News about the list as a whole: a `Notice`. */
  notice?: ReactNode;
  /** Icon of the empty list. */
  icon?: IconName | undefined;
  /** The way on from an empty list. */
  emptyAction?: ReactNode;
  /** Below the rows: the way on, pages, totals. */
  foot?: ReactNode;
}

/** Rows on one card, with their loading, empty and failed states. Renders a `section`; `aria-busy` while loading. */
export function ListCard({
  children,
  words,
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
          title={words.failed ?? words.empty}
          detail={words.failedDetail}
          retryLabel={words.retry}
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && rows.length === 0 && (
        <EmptyState title={words.empty} detail={words.emptyDetail} icon={icon} action={emptyAction} />
      )}
      {status === 'ready' && rows.length > 0 && <ul>{rows}</ul>}
      {status === 'ready' && foot && <div className={css.foot}>{foot}</div>}
    </Card>
  );
}
