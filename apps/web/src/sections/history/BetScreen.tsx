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
  VisuallyHidden,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { betQuery } from '../../features/bets/bets.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { BetView } from './bet/BetView.tsx';
import { whileUndecided } from './undecided.ts';

/** One bet of the player, from its placement to its end. */
export function Component() {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const apiWords = useApiWords();
  const paths = usePaths();
  const { couponId = '' } = useParams();
  const query = useQuery({
    ...betQuery(couponId),
    refetchInterval: ({ state }) => whileUndecided(state.data && [state.data]),
  });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const title = t('bet', { number: couponId });
  usePageTitle(isMissing ? common('errors.notFound') : title);

  if (isMissing) {
    return (
      <ErrorPage
        code="404"
        title={t('missing.title')}
        detail={t('missing.text')}
        actions={<ButtonLink href={paths.history}>{t('missing.toHistory')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="sm">
      <Heading level={1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Heading>
      <Breadcrumbs
        label={t('way')}
        crumbs={[{ label: common('nav.history'), href: paths.history }, { label: title }]}
      />
      {query.data && <BetView bet={query.data} />}
      {query.isPending && <BetHistoryCardSkeleton />}
      {query.isError && !query.data && (
        <Card pad="none">
          <ErrorState
            title={t('failed.bet')}
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
