import { consultantStates } from '@touchline/contract/consultant';
import type { DeskRequest } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { Due } from './Due.tsx';
import { topicText } from './topicText.ts';

/** Interval at which the queue is read again, ms. */
const READ_EVERY = 30_000;

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('payments.filter'),
    kind: 'chips',
    options: consultantStates.map((value) => ({ value, label: t(`consultant.state.${value}`) })),
  },
];

const columns: readonly ListColumn<DeskRequest>[] = [
  {
    id: 'request',
    header: t('consultant.column.request'),
    cell: ({ id, number }) => <Link href={to('consultant', id)}>{t('consultant.number', { number })}</Link>,
    text: ({ number }) => number,
    sortBy: ({ number }) => Number(number),
  },
  {
    id: 'topic',
    header: t('consultant.column.topic'),
    cell: (request) => topicText(request),
    sortBy: (request) => topicText(request),
  },
  {
    id: 'player',
    header: t('payments.column.player'),
    cell: ({ playerId, login }) => <Link href={to('players', playerId)}>{login}</Link>,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
  },
  {
    id: 'site',
    header: t('texts.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
    isExtra: true,
  },
  {
    id: 'payment',
    header: t('payments.column.payment'),
    cell: ({ paymentId }) =>
      paymentId === null ? '' : <Link href={to('payments', paymentId)}>{paymentId.slice(0, 8)}</Link>,
    text: ({ paymentId }) => paymentId ?? '',
  },
  {
    id: 'created',
    header: t('consultant.column.created'),
    numeric: true,
    cell: ({ createdAt }) => shortTime(createdAt),
    text: ({ createdAt }) => new Date(createdAt).toISOString(),
    sortBy: ({ createdAt }) => createdAt,
    isExtra: true,
  },
  instantColumn('updated', t('consultant.column.updated'), ({ updatedAt }) => updatedAt),
  {
    id: 'due',
    header: t('consultant.column.due'),
    numeric: true,
    cell: ({ dueAt }) => <Due dueAt={dueAt} />,
    text: ({ dueAt }) => (dueAt === null ? '' : new Date(dueAt).toISOString()),
    sortBy: ({ dueAt }) => dueAt ?? Infinity,
  },
];

/** Requests of players to the payment consultant; open ones in the order in which their answer is due. */
export function RequestsScreen() {
  return (
    <ListScreen
      name="payment-requests"
      title={t('nav.consultant')}
      detail={t('consultant.detail')}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/payment-requests',
          { query: { state: consultantStates.find((one) => one === state) } },
          { cursor: 'skip', next: ({ next }) => next },
        )
      }
      rowsOf={({ requests }) => requests}
      idOf={({ id }) => id}
      columns={columns}
      readEvery={READ_EVERY}
      empty={{ icon: 'support', title: t('consultant.none') }}
    />
  );
}
