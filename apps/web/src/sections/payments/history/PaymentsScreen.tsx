import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, HistoryFiltersSkeleton, Inline, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  allPayments,
  paymentsOf,
  paymentsQuery,
  paymentSumsQuery,
} from '../../../features/cashier/cashier.api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { isAvailable } from '../../../platform/site/site.ts';
import { ExportButton } from '../../../widgets/answer/ExportButton.tsx';
import { PagedList } from '../../../widgets/answer/PagedList.tsx';
import { filterIn, questionOf, startOf, withFilter } from './historyFilter.ts';
import { paymentLines } from './paymentLines.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { PaymentSums } from './PaymentSums.tsx';

// Fields are much of the kit: they load in parallel with the list.
const PaymentFilters = lazyView(
  async () => ({ default: (await import('./PaymentFilters.tsx')).PaymentFilters }),
  HistoryFiltersSkeleton,
);

/** Payments of the player, newest first, filtered by period, direction and state, with their sums. */
export function Component() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('titles');
  const { home } = usePaths();
  usePageTitle(titles('of.paymentHistory'));
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Math.floor(serverNow() / 1000));
  const filter = filterIn(search);
  const from = startOf(filter.period, openedAt);
  const question = questionOf(filter, from);
  const query = useInfiniteQuery(paymentsQuery(question));
  const sums = useQuery(paymentSumsQuery(from));
  const payments = paymentsOf(query.data);
  const change = (id: string, value: string) => setSearch(withFilter(search, id, value), { replace: true });
  const isEverything = from === undefined && filter.direction === 'all' && filter.state === 'all';
  const reset = () => setSearch({}, { replace: true });
  return (
    <Stack gap="md">
      <PaymentFilters filter={filter} onChange={change} onReset={reset} />
      <PagedList
        aria-label={t('history.label')}
        icon="card"
        query={query}
        above={<PaymentSums sums={sums.data?.sums ?? []} />}
        isWaiting={sums.isPending}
        labels={{
          empty: t(isEverything ? 'history.empty' : 'history.emptyFiltered'),
          failed: t('history.loadFailed'),
          failedDetail: t('deposit.failedDetail'),
          retry: t('deposit.retry'),
        }}
        emptyAction={
          filter.period !== 'all' && (
            <Button onClick={() => setSearch({ period: 'all' }, { replace: true })}>
              {t('history.showAll')}
            </Button>
          )
        }
        moreLabel={t('history.more')}
      >
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </PagedList>
      {isAvailable('payment-consultant') && (
        <ButtonLink icon="support" width="full" href={`${home}/payment/requests`}>
          {t('history.ask')}
        </ButtonLink>
      )}
      {payments.length > 0 && (
        <Inline justify="end">
          <ExportButton
            label={t('history.export')}
            name="payments"
            lines={async () => paymentLines(await allPayments(question))}
          />
        </Inline>
      )}
    </Stack>
  );
}
