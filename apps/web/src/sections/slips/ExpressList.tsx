import { ButtonLink, EmptyState, ErrorState, ExpressOfDaySkeleton, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { expressesQuery } from '../../features/slips/slips.api.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { ExpressCard } from './ExpressCard.tsx';

export interface ExpressListProps {
  readonly showsLine: boolean;
  readonly showsLive: boolean;
}

/** The expresses of now in each of their states: on their way, failed, none, there. */
export function ExpressList({ showsLine, showsLive }: ExpressListProps) {
  const { t } = useTranslation(['slips', 'common']);
  const paths = usePaths();
  const wordsOf = useApiWords();
  const { data, error, isFetching, refetch } = useQuery(expressesQuery);
  if (!data && error)
    return (
      <ErrorState
        title={t('express.error')}
        detail={wordsOf(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap="lg">
        <ExpressOfDaySkeleton />
        <ExpressOfDaySkeleton />
      </Stack>
    );
  const shown = data.filter(({ isLive }) => (isLive ? showsLive : showsLine));
  if (shown.length === 0)
    return (
      <EmptyState
        icon="coupon"
        title={t('express.empty')}
        detail={t('express.emptyText')}
        action={<ButtonLink href={paths.section('live')}>{t('express.emptyAction')}</ButtonLink>}
      />
    );
  const kinds = [shown.filter(({ isLive }) => !isLive), shown.filter(({ isLive }) => isLive)];
  return (
    <Stack gap="lg">
      {kinds.flatMap((kind) =>
        kind.map((express, index) => (
          <ExpressCard key={express.expressId} express={express} number={index + 1} />
        )),
      )}
    </Stack>
  );
}
