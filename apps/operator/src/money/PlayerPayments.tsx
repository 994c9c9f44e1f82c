import type { OperatorPayment } from '@touchline/contract/operators';
import { EmptyState, Link, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PaymentStateBadge } from '../payments/PaymentStateBadge.tsx';
import { paymentAddress } from '../payments/paymentText.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { TableCard } from '../shared/TableCard.tsx';

interface Page {
  readonly payments: readonly OperatorPayment[];
  readonly next: string | null;
}

const columns = [
  { id: 'payment', header: t('payments.column.payment') },
  { id: 'direction', header: t('consultant.direction') },
  { id: 'method', header: t('payments.column.method') },
  { id: 'at', header: t('payments.column.at'), numeric: true },
  { id: 'amount', header: t('payments.column.amount'), numeric: true, align: 'end' },
  { id: 'state', header: t('payments.column.state') },
] as const;

/** Payments of a player, newest first. */
export function PlayerPayments({ playerId }: { readonly playerId: string }) {
  const path = `/ops/payments?player=${encodeURIComponent(playerId)}`;
  const asked = useCall<Page>(path);
  return (
    <Loaded asked={asked}>
      {({ payments, next }) => (
        <Stack gap="md">
          <TableCard
            title={t('money.payments')}
            columns={columns}
            rows={payments.map(({ id, direction, method, at, amount, iso, state }) => ({
              id,
              cells: {
                payment: <Link href={paymentAddress({ id, direction })}>{id.slice(0, 8)}</Link>,
                direction: t(`consultant.direction.${direction}`),
                method,
                at: shortTime(at),
                amount: moneyText(amount, iso),
                state: <PaymentStateBadge state={state} />,
              },
            }))}
            empty={<EmptyState icon="card" title={t('payments.none')} />}
          />
          <OlderButton<Page>
            path={next === null ? undefined : `${path}&before=${next}`}
            loaded={(more) => asked.put({ payments: [...payments, ...more.payments], next: more.next })}
          />
        </Stack>
      )}
    </Loaded>
  );
}
