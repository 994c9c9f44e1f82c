import type { OperatorPayment } from '@touchline/contract/operators';
import { Card, ChipLink, ChipRow, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { paymentFilters, type PaymentFilter } from './paymentFilters.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { amountText, paymentAddress } from './paymentText.ts';

interface Page {
  readonly payments: readonly OperatorPayment[];
  readonly next: string | null;
}

const columns = [
  { id: 'payment', header: t('payments.column.payment') },
  { id: 'player', header: t('payments.column.player') },
  { id: 'direction', header: t('consultant.direction') },
  { id: 'method', header: t('payments.column.method') },
  { id: 'at', header: t('payments.column.at'), numeric: true },
  { id: 'amount', header: t('payments.column.amount'), numeric: true, align: 'end' },
  { id: 'state', header: t('payments.column.state') },
] as const;

/** Payments of all players, newest first; those that wait for a decision by default. */
export function PaymentsScreen({ filter }: { readonly filter: PaymentFilter }) {
  const query = filter === 'all' ? '' : `state=${filter}`;
  const asked = useCall<Page>(`/ops/payments?${query}`);
  return (
    <Stack gap="md">
      <PageHead title={t('nav.payments')} actions={<RefreshButton asked={asked} />} />
      <ChipRow label={t('payments.filter')}>
        {paymentFilters.map((one) => (
          <ChipLink key={one} href={to('payments', one)} selected={one === filter}>
            {t(`payments.filter.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ payments, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.payments')}
                narrow="cards"
                columns={columns}
                rows={payments.map((payment) => ({
                  id: payment.id,
                  cells: {
                    payment: <Link href={paymentAddress(payment)}>{payment.id.slice(0, 8)}</Link>,
                    player: <Link href={to('players', payment.playerId)}>{payment.login}</Link>,
                    direction: t(`consultant.direction.${payment.direction}`),
                    method: payment.method,
                    at: shortTime(payment.at),
                    amount: amountText(payment),
                    state: <PaymentStateBadge state={payment.state} />,
                  },
                }))}
                empty={
                  <EmptyState
                    icon="card"
                    title={t(filter === 'review' ? 'payments.noneReview' : 'payments.none')}
                  />
                }
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/payments?${query}&before=${next}`}
              loaded={(more) => asked.put({ payments: [...payments, ...more.payments], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
