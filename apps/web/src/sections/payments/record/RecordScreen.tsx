import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paymentQuery } from '../../../features/cashier/cashier.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { nextLook } from '../result/paymentSteps.ts';

const PaymentRecord = lazyView(() => import('./PaymentRecord.tsx'), RecordSkeleton);

/** Record of the payment in the address; a message for an unknown one and for another player's. */
export function Component() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('titles');
  const { t: common } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const paths = usePaths();
  const { paymentId = '' } = useParams();
  const isId = /^[0-9a-f]{32}$/.test(paymentId);
  const query = useQuery({
    ...paymentQuery(paymentId),
    enabled: isId,
    refetchInterval: ({ state }) => nextLook(state.data?.outcome, state.dataUpdateCount),
  });
  const { data, error } = query;
  const isMissing = !isId || (error instanceof ApiError && error.status === 404);
  usePageTitle(isMissing ? common('errors.notFound') : titles('of.paymentRecord'));
  if (isMissing)
    return (
      <Card>
        <EmptyState
          icon="receipt"
          title={t('result.unknown.title')}
          detail={t('result.unknown.detail')}
          action={<ButtonLink href={paths.payments}>{t('result.toHistory')}</ButtonLink>}
        />
      </Card>
    );
  if (data) return <PaymentRecord payment={data} />;
  if (error === null) return <RecordSkeleton />;
  return (
    <Card pad="none">
      <ErrorState
        title={t('record.loadFailed')}
        detail={errorMessage(error)}
        retryLabel={t('deposit.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}

/** State, steps and details while they load. */
function RecordSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="block" />
      <Card>
        <Stack gap="sm">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </Card>
      <Card>
        <Stack gap="sm">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    </Stack>
  );
}
