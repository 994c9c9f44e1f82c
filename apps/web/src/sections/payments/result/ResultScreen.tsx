import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Heading, PaymentResult, Skeleton, Stack } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { outcomeQuery, paymentQuery } from '../../../features/cashier/cashier.api.ts';
import { paymentPathsIn } from '../../../features/cashier/paymentPaths.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { useLang } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { nextLook } from './paymentSteps.ts';

const PaymentView = lazyView(
  async () => ({ default: (await import('./PaymentView.tsx')).PaymentView }),
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
  const { data: payment, isError } = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => nextLook(state.data?.outcome, state.dataUpdateCount),
  });
  useTrueAddress(payment);
  if (isError && !payment) return <Unknown />;
  return payment ? <PaymentView payment={payment} /> : <Skeleton shape="block" />;
}

function Visitors({ id }: { readonly id: string }) {
  const { t } = useTranslation('payments');
  const { data, isError } = useQuery({
    ...outcomeQuery(id),
    refetchInterval: ({ state }) => nextLook(state.data?.outcome, state.dataUpdateCount),
  });
  useTrueAddress(data && { id, ...data });
  if (isError) return <Unknown />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <PaymentResult
      outcome={data.outcome}
      title={t(`result.${data.outcome}.title`)}
      detail={t('result.guest')}
      actions={<ToPayments />}
    />
  );
}

/** Replaces the address by the one of the payment's outcome, if it is another. */
function useTrueAddress(payment: Parameters<ReturnType<typeof paymentPathsIn>['result']>[0] | undefined) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lang = useLang();
  const wanted = payment && paymentPathsIn(lang).result(payment);
  useEffect(() => {
    if (wanted !== undefined && !wanted.startsWith(`${pathname}?`)) void navigate(wanted, { replace: true });
  }, [wanted, pathname, navigate]);
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
    <ButtonLink tone="strong" href={paymentPathsIn(useLang()).payments}>
      {t('result.toHistory')}
    </ButtonLink>
  );
}
