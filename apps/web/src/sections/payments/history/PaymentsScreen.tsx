import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink, FilterChips, ListCard, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paymentsOf, paymentsQuery } from '../../../features/cashier/cashier.api.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { PaymentRow } from './PaymentRow.tsx';

const states = ['all', 'done', 'open', 'failed'] as const;

/** Payments of the player, newest first, filtered by state. */
export function Component() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('titles');
  const { home } = usePaths();
  usePageTitle(titles('of.paymentHistory'));
  const [search, setSearch] = useSearchParams();
  const chosen = states.find((state) => state === search.get('state')) ?? 'all';
  const choose = (value: string) => setSearch(value === 'all' ? {} : { state: value }, { replace: true });
  const query = useInfiniteQuery(paymentsQuery(chosen === 'all' ? {} : { state: chosen }));
  return (
    <Stack gap="md">
      <FilterChips
        label={t('history.filter')}
        options={states.map((value) => ({ value, label: t(`history.${value}`) }))}
        value={chosen}
        onValueChange={choose}
      />
      <ListCard
        aria-label={t('history.label')}
        icon="card"
        status={query.isPending ? 'loading' : query.data ? 'ready' : 'failed'}
        labels={{
          empty: t(chosen === 'all' ? 'history.empty' : 'history.emptyFiltered'),
          failed: t('history.loadFailed'),
          failedDetail: t('deposit.failedDetail'),
          retry: t('deposit.retry'),
        }}
        emptyAction={
          chosen !== 'all' && <Button onClick={() => choose('all')}>{t('history.showAll')}</Button>
        }
        foot={
          query.hasNextPage && (
            <Button width="full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('history.more')}
            </Button>
          )
        }
        onRetry={() => void query.refetch()}
      >
        {paymentsOf(query.data).map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ListCard>
      {isAvailable('payment-consultant') && (
        <ButtonLink icon="support" width="full" href={`${home}/payment/requests`}>
          {t('history.ask')}
        </ButtonLink>
      )}
    </Stack>
  );
}
