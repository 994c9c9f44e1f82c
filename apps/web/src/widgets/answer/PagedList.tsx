import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, ListCard, type ListCardProps } from '@touchline/ui';
import type { ReactNode } from 'react';

export interface PagedListProps extends Omit<ListCardProps, 'status' | 'foot' | 'onRetry'> {
  readonly query: UseInfiniteQueryResult;
  /** Label of the button that loads the next page. */
  readonly moreLabel: string;
  /** Content above the list, such as sums, shown once both are loaded, so that nothing moves. */
  readonly above?: ReactNode;
  /**
   * True while the content above the list loads.
   * @default false
   */
  readonly isWaiting?: boolean;
}

/** List whose pages are loaded one after another, in each of its states. The rows are the children. */
export function PagedList({ query, moreLabel, above, isWaiting = false, ...list }: PagedListProps) {
  if (query.isPending || isWaiting) return <ListCard {...list} status="loading" />;
  return (
    <>
      {above}
      <ListCard
        {...list}
        status={query.data === undefined ? 'failed' : 'ready'}
        foot={
          query.hasNextPage && (
            <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {moreLabel}
            </Button>
          )
        }
        onRetry={() => void query.refetch()}
      />
    </>
  );
}
