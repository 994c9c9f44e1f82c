import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, ListCard, type ListCardProps } from '@touchline/ui';

export interface PagedListProps extends Omit<ListCardProps, 'status' | 'foot' | 'onRetry'> {
  readonly query: UseInfiniteQueryResult;
  /** Label of the button that loads the next page. */
  readonly moreLabel: string;
}

/** List whose pages are loaded one after another, in each of its states. The rows are the children. */
export function PagedList({ query, moreLabel, ...list }: PagedListProps) {
  return (
    <ListCard
      {...list}
      status={query.isPending ? 'loading' : query.data === undefined ? 'failed' : 'ready'}
      foot={
        query.hasNextPage && (
          <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {moreLabel}
          </Button>
        )
      }
      onRetry={() => void query.refetch()}
    />
  );
}
