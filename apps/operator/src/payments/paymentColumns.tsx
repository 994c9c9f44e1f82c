import type { OperatorPayment } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { currencyColumn, instantColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';
import { amountText, paymentAddress, paymentReasonText, paymentStateText } from './paymentText.ts';

/** Columns of a list of payments. */
export const paymentColumns = {
  payment: {
    id: 'payment',
    header: t('payments.column.payment'),
    cell: (payment) => <Link href={paymentAddress(payment)}>{payment.id.slice(0, 8)}</Link>,
    text: ({ id }) => id,
  },
  direction: {
    id: 'direction',
    header: t('consultant.direction'),
    cell: ({ direction }) => t(`consultant.direction.${direction}`),
    sortBy: ({ direction }) => t(`consultant.direction.${direction}`),
  },
  method: {
    id: 'method',
    header: t('payments.column.method'),
    cell: ({ method }) => method,
    sortBy: ({ method }) => method,
  },
  at: instantColumn('at', t('payments.column.at'), ({ at }) => at),
  amount: {
    id: 'amount',
    header: t('payments.column.amount'),
    numeric: true,
    align: 'end',
    cell: (payment) => amountText(payment),
    text: ({ amount }) => amount,
    sortBy: ({ amount }) => Number(amount),
    sum: ({ amount, iso }) => ({ amount, iso }),
  },
  state: {
    id: 'state',
    header: t('payments.column.state'),
    cell: ({ state }) => <PaymentStateBadge state={state} />,
    text: ({ state }) => paymentStateText(state),
    sortBy: ({ state }) => paymentStateText(state),
  },
  received: {
    ...moneyColumn<OperatorPayment>('received', t('payments.fact.received'), ({ received, receivedIso }) =>
      received === null ? undefined : { amount: received, iso: receivedIso },
    ),
    isExtra: true,
  },
  currency: currencyColumn(({ iso }) => iso),
  reason: {
    id: 'reason',
    header: t('payments.fact.reason'),
    cell: ({ reason }) => (reason === null ? '' : paymentReasonText(reason)),
    sortBy: ({ reason }) => (reason === null ? '' : paymentReasonText(reason)),
    isExtra: true,
  },
} as const satisfies Readonly<Record<string, ListColumn<OperatorPayment>>>;
