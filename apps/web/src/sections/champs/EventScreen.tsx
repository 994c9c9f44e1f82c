import { Card, EmptyState, ButtonLink, ErrorState, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useTopic, useLastMatch } from '../../features/odds/useFeed.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { useEventLinks } from '../../widgets/events/links.ts';
import { resultQuery } from '../../widgets/results/results.api.ts';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ResultPage } from './ResultPage.tsx';

/** A match within the pages of a championship or a team: its own page while it is on, its result afterwards. */
export function Component() {
  const { event } = useParams();
  const id = idOfSegment(event);
  return id === undefined ? <NotFound /> : <Event key={id} id={id} />;
}

function Event({ id }: { readonly id: number }) {
  const { t } = useTranslation(['events', 'common']);
  const say = useApiWords();
  const paths = useEventPaths();
  const links = useEventLinks();
  const slugOf = useSportSlug();
  const result = useQuery(resultQuery(id));
  const topic = useTopic(`match:${id}`);
  const match = useLastMatch(id);
  if (result.data) return <ResultPage {...result.data} />;
  const isMissing = result.error instanceof ApiError && result.error.status === 404;
  const slug = match && slugOf(match.sportId);
  // A match that has just ended is still in the book; its result is worth waiting for.
  if (match && slug && (match.status <= 3 || isMissing))
    return <Navigate replace to={links.match(match, slug)} />;
  if (isMissing && topic.status !== 'loading') {
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
  if (!result.error || topic.status === 'loading') return <PageSkeleton />;
  return (
    <Stack>
      <ErrorState
        title={t('results.failed')}
        detail={say(result.error)}
        retryLabel={t('common:actions.retry')}
        retrying={result.isFetching}
        onRetry={() => void result.refetch()}
      />
    </Stack>
  );
}
