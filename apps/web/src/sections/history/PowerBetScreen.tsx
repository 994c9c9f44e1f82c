import { useQuery } from '@tanstack/react-query';
import {
  BetHistoryCardSkeleton,
  Breadcrumbs,
  ButtonLink,
  Card,
  ErrorPage,
  ErrorState,
  Heading,
  Stack,
} from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { betQuery } from '../../features/bets/bets.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

const PowerBetTerms = lazy(() => import('./actions/PowerBetTerms.tsx'));

/** Better terms for an open bet: the old and the new side by side, to be taken once. */
export function Component() {
  const { t } = useTranslation('betActions');
  const { t: history } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const apiWords = useApiWords();
  const paths = usePaths();
  const { couponId = '' } = useParams();
  const query = useQuery(betQuery(couponId));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  usePageTitle(isMissing ? common('errors.notFound') : t('powerBet.title'));

  if (isMissing) {
    return (
      <ErrorPage
        code="404"
        title={history('missing.title')}
        detail={history('missing.text')}
        actions={<ButtonLink href={paths.history}>{history('missing.toHistory')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="md">
      <Breadcrumbs
        label={history('way')}
        crumbs={[
          { label: common('nav.history'), href: paths.history },
          { label: history('bet', { number: couponId }), href: paths.bet(couponId) },
          { label: t('powerBet.title') },
        ]}
      />
      <Heading level={1}>{t('powerBet.title')}</Heading>
      {query.data && (
        <Suspense fallback={<BetHistoryCardSkeleton />}>
          <PowerBetTerms bet={query.data} />
        </Suspense>
      )}
      {query.isPending && <BetHistoryCardSkeleton />}
      {query.isError && !query.data && (
        <Card pad="none">
          <ErrorState
            title={history('failed.bet')}
            detail={apiWords(query.error)}
            retryLabel={common('actions.retry')}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Card>
      )}
    </Stack>
  );
}
