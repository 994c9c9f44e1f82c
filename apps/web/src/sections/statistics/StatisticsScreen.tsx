import {
  ButtonLink,
  Card,
  CompetitionCardSkeleton,
  EmptyState,
  ErrorState,
  MatchStatisticsSkeleton,
  ResultRowSkeleton,
  ScoreboardSkeleton,
  SectionTitle,
  Stack,
} from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { statisticsQuery } from '../../widgets/results/results.api.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

/** Statistics page of a match. */
export function Component() {
  const { matchId } = useParams();
  const id = idOfSegment(matchId);
  return id === undefined ? <NotFound /> : <Statistics key={id} id={id} />;
}

function Statistics({ id }: { readonly id: number }) {
  const { t } = useTranslation(['events', 'common']);
  const errorMessage = useErrorMessage();
  const paths = useEventPaths();
  const { data, error, isFetching, refetch } = useQuery(statisticsQuery(id));
  if (data) return <StatisticsPage data={data} />;
  if (!error) {
    return (
      <div aria-busy="true">
        <Stack gap="lg">
          <ScoreboardSkeleton amongCards />
          <MatchStatisticsSkeleton />
          <MatchStatisticsSkeleton />
          <CompetitionCardSkeleton row={ResultRowSkeleton} rows={3} />
        </Stack>
      </div>
    );
  }
  const title = <SectionTitle level={1}>{t('statistics.title')}</SectionTitle>;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Stack pad="lg">
        {title}
        <Card>
          <EmptyState
            icon="statistics"
            title={t('statistics.missing')}
            detail={t('statistics.missingText')}
            action={<ButtonLink href={paths.results()}>{t('result.toResults')}</ButtonLink>}
          />
        </Card>
      </Stack>
    );
  }
  return (
    <Stack pad="lg">
      {title}
      <ErrorState
        title={t('statistics.failed')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}
