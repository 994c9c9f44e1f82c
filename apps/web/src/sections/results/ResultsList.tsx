import { Button, Card, EmptyState, ErrorState, ResultRowSkeleton, SectionTitle, Stack } from '@touchline/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';
import { ResultCards } from '../../widgets/results/ResultCards.tsx';
import type { ResultsPage } from '../../widgets/results/results.api.ts';

export interface ResultsListProps {
  readonly results: UseInfiniteQueryResult<InfiniteData<ResultsPage>>;
  /** Called to reset all filters. */
  readonly onReset: () => void;
}

/** Results with loading, error and empty states; live matches first. */
export function ResultsList({ results, onReset }: ResultsListProps) {
  const { t } = useTranslation(['events', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = results;
  if (!data && error) {
    return (
      <ErrorState
        title={t('results.failed')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void results.refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton row={ResultRowSkeleton} />;
  const playing = data.pages[0]?.playing ?? [];
  const over = data.pages.flatMap((page) => page.results);
  if (playing.length + over.length === 0) {
    return (
      <Card>
        <EmptyState
          icon="calendar"
          announced
          title={t('results.empty')}
          detail={t('results.emptyText')}
          action={<Button onClick={onReset}>{t('results.reset')}</Button>}
        />
      </Card>
    );
  }
  return (
    <Stack gap="lg">
      {playing.length > 0 && (
        <Stack gap="sm">
          <SectionTitle level={2}>{t('results.playing')}</SectionTitle>
          <ResultCards results={playing} />
        </Stack>
      )}
      {over.length > 0 && (
        <Stack gap="sm">
          {playing.length > 0 && <SectionTitle level={2}>{t('results.ended')}</SectionTitle>}
          <ResultCards results={over} level={playing.length > 0 ? 3 : 2} />
        </Stack>
      )}
      {hasNextPage && (
        <Button width="full" busy={isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
          {t('results.more')}
        </Button>
      )}
    </Stack>
  );
}
