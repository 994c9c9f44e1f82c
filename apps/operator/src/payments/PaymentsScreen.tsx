import type { OperatorPayment } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { paymentColumns } from './paymentColumns.tsx';
import { paymentFilters } from './paymentFilters.ts';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('payments.filter'),
    kind: 'chips',
    options: paymentFilters.map((value) => ({ value, label: t(`payments.filter.${value}`) })),
  },
  { id: 'player', label: t('payments.ofPlayer'), kind: 'text', maxLength: 18 },
];

const { payment, direction, method, at, amount, received, currency, state, reason } = paymentColumns;
const player: ListColumn<OperatorPayment> = {
  id: 'player',
  header: t('payments.column.player'),
  cell: ({ playerId, login }) => <Link href={to('players', playerId)}>{login}</Link>,
  text: ({ login }) => login,
  sortBy: ({ login }) => login,
};
const site: ListColumn<OperatorPayment> = {
  id: 'site',
  header: t('texts.column.site'),
  cell: ({ siteId }) => siteId,
  sortBy: ({ siteId }) => siteId,
  isExtra: true,
};
const columns: readonly ListColumn<OperatorPayment>[] = [
  payment,
  player,
  direction,
  method,
  at,
  amount,
  state,
  received,
  currency,
  site,
  reason,
];

/** Payments of all players, newest first; those that wait for a decision at first. */
export function PaymentsScreen() {
  return (
    <ListScreen
      name="payments"
      title={t('nav.payments')}
      filters={filters}
      read={({ state: list, player: playerId }) =>
        readPages(
          '/ops/payments',
          {
            query: {
              state: paymentFilters.filter((one) => one !== 'all').find((one) => one === list),
              player: playerId === '' ? undefined : playerId,
            },
          },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ payments }) => payments}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'card', title: t('payments.none') }}
    />
  );
}
