import { ButtonLink, EmptyState, ErrorState, ExpressOfDaySkeleton, Grid } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { expressesQuery } from '../../features/sharing/codes.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { ExpressCard } from './ExpressCard.tsx';

export interface ExpressListProps {
  readonly showsLine: boolean;
  readonly showsLive: boolean;
}

/** Current expresses with loading, error and empty states. */
export function ExpressList({ showsLine, showsLive }: ExpressListProps) {
  const { t } = useTranslation(['slips', 'common']);
  const paths = usePaths();
  const isDesk = useIsDesk();
  const errorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(expressesQuery);
  if (!data && error)
    return (
      <ErrorState
        title={t('express.error')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Grid columns={isDesk ? 'two' : 'one'} gap="md">
        <ExpressOfDaySkeleton />
        <ExpressOfDaySkeleton />
      </Grid>
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
    <Grid columns={isDesk ? 'two' : 'one'} gap="md">
      {kinds.flatMap((kind) =>
        kind.map((express, index) => (
          // Each card has the height of its own legs, not of its neighbour.
          <div key={express.expressId}>
            <ExpressCard express={express} number={index + 1} />
          </div>
        )),
      )}
    </Grid>
  );
}
