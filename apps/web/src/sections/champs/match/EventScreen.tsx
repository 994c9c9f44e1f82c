import { ButtonLink, Card, EmptyState, ErrorState } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { idOfSegment } from '../../../platform/links/segments.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { NotFound } from '../../../widgets/events/NotFound.tsx';
import { useEventLinks } from '../../../widgets/events/links.ts';
import { resultQuery, statisticsQuery } from '../../../widgets/results/results.api.ts';
import { useSportSlug } from '../../../widgets/results/useSportSlug.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { ResultPage } from './ResultPage.tsx';

/** A match on the pages of a championship or team: its own page until it ends, its result afterwards. */
export function Component() {
  const { event } = useParams();
  const id = idOfSegment(event);
  return id === undefined ? <NotFound /> : <Event key={id} id={id} />;
}

function Event({ id }: { readonly id: number }) {
  const { t } = useTranslation(['events', 'common']);
  const errorMessage = useErrorMessage();
  const paths = useEventPaths();
  const links = useEventLinks();
  const slugOf = useSportSlug();
  const { data, error, isFetching, refetch } = useQuery(statisticsQuery(id));
  const isOver = data !== undefined && data.match.status > 3;
  const result = useQuery({ ...resultQuery(id), enabled: isOver });
  if (data && isOver) {
    // Markets are loaded after the match itself.
    return <ResultPage result={data.match} moments={data.moments} markets={result.data?.markets ?? []} />;
  }
  const slug = data && slugOf(data.match.sportId);
  if (data && slug) return <Navigate replace to={links.match({ ...data.match, id }, slug)} />;
  if (!error) return <PageSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('result.missing')}
          detail={t('result.missingText')}
          action={<ButtonLink href={paths.results()}>{t('result.toResults')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <ErrorState
      title={t('results.failed')}
      detail={errorMessage(error)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
