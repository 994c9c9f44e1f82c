import type { Payment } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Card, ErrorState, Heading, PaymentResult, Skeleton, Stack } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { track } from '../../../features/analytics/track.ts';
import { outcomeQuery, paymentQuery } from '../../../features/cashier/cashier.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { nextLook } from './paymentSteps.ts';

const PaymentView = lazyView(
  async () => ({ default: (await import('./PaymentView.tsx')).PaymentView }),
  () => <Skeleton shape="block" />,
);

const WithdrawalResult = lazyView(
  async () => ({ default: (await import('./WithdrawalResult.tsx')).WithdrawalResult }),
  () => <Skeleton shape="block" />,
);

/** Page to which a payment system leads back. The server says how the payment ended, not the address. */
export function Component() {
  const { t } = useTranslation('payments');
  const { status } = useSession();
  const [query] = useSearchParams();
  const id = query.get('payment') ?? '';
  usePageTitle(t('history.title'));
  const isKnown = /^[0-9a-f]{32}$/.test(id);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('history.title')}</Heading>
      {!isKnown ? (
        <Unknown />
      ) : status === 'unknown' ? (
        <Skeleton shape="block" />
      ) : status === 'player' ? (
        <Own id={id} />
      ) : (
        <Visitors id={id} />
      )}
    </Stack>
  );
}

function Own({ id }: { readonly id: string }) {
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => nextLook(state.data?.outcome, state.dataUpdateCount),
  });
  useTrueAddress(query.data);
  useTrackedResult(query.data);
  if (!query.data) return <Missing query={query} />;
  return query.data.direction === 'withdrawal' ? (
    <WithdrawalResult payment={query.data} />
  ) : (
    <PaymentView payment={query.data} />
  );
}

function Visitors({ id }: { readonly id: string }) {
  const { t } = useTranslation('payments');
  const query = useQuery({
    ...outcomeQuery(id),
    refetchInterval: ({ state }) => nextLook(state.data?.outcome, state.dataUpdateCount),
  });
  const { data } = query;
  useTrueAddress(data && { id, ...data });
  useTrackedResult(data);
  if (!data) return <Missing query={query} />;
  return (
    <PaymentResult
      outcome={data.outcome}
      direction={data.direction}
      title={t(
        data.direction === 'withdrawal' ? `withdrawal.${data.outcome}.title` : `result.${data.outcome}.title`,
      )}
      detail={t('result.guest')}
      actions={<ToPayments />}
    />
  );
}

/** Replaces the address by the one of the payment's outcome, if it is another. */
function useTrueAddress(payment: Pick<Payment, 'id' | 'direction' | 'outcome'> | undefined) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const paths = usePaths();
  const wanted = payment && paths.payment(payment);
  useEffect(() => {
    if (wanted !== undefined && !wanted.startsWith(`${pathname}?`)) void navigate(wanted, { replace: true });
  }, [wanted, pathname, navigate]);
}

/** Tracks the outcome that the page shows, and each later one. */
function useTrackedResult(payment: Pick<Payment, 'direction' | 'outcome'> | undefined) {
  const { direction, outcome } = payment ?? {};
  useEffect(() => {
    if (direction && outcome) track('bill_result', `${direction}.${outcome}`);
  }, [direction, outcome]);
}

interface MissingProps {
  /** Query of a payment that isn't loaded. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** Shown instead of a payment while it loads, when it can't be loaded, and if there is none. */
function Missing({ query }: MissingProps) {
  const { t } = useTranslation('payments');
  const errorMessage = useErrorMessage();
  if (query.error === null) return <Skeleton shape="block" />;
  if (query.error instanceof ApiError && query.error.status === 404) return <Unknown />;
  return (
    <Card pad="none">
      <ErrorState
        title={t('history.loadFailed')}
        detail={errorMessage(query.error)}
        retryLabel={t('deposit.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}

function Unknown() {
  const { t } = useTranslation('payments');
  return (
    <PaymentResult
      outcome="cancel"
      title={t('result.unknown.title')}
      detail={t('result.unknown.detail')}
      actions={<ToPayments />}
    />
  );
}

function ToPayments() {
  const { t } = useTranslation('payments');
  return (
    <ButtonLink tone="strong" href={usePaths().payments}>
      {t('result.toHistory')}
    </ButtonLink>
  );
}
