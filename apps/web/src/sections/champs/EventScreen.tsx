import { ButtonLink, Card, EmptyState, ErrorState } from '@touchline/ui';
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
  const { data, error, isFetching, refetch } = useQuery(resultQuery(id));
  if (data) return <ResultPage {...data} />;
  if (!error) return <PageSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <Ongoing id={id} />;
  return (
    <ErrorState
      title={t('results.failed')}
      detail={say(error)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** A match without a result: its own page, if the line has it. */
function Ongoing({ id }: { readonly id: number }) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  const links = useEventLinks();
  const slugOf = useSportSlug();
  const topic = useTopic(`match:${id}`);
  const match = useLastMatch(id);
  const slug = match && slugOf(match.sportId);
  if (match && slug) return <Navigate replace to={links.match(match, slug)} />;
  if (topic.status === 'loading') return <PageSkeleton />;
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
