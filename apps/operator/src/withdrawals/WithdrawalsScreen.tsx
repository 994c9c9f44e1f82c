import type { OperatorWithdrawal } from '@touchline/contract/operators';
import { Badge, Inline, Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { currencyColumn, moneyColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shortTime } from '../shared/times.ts';
import { withdrawalLists } from './withdrawalLists.ts';

const filters: readonly ListFilter[] = [
  {
    id: 'list',
    label: t('withdrawals.filter'),
    kind: 'chips',
    options: withdrawalLists.map((value) => ({ value, label: t(`withdrawals.filter.${value}`) })),
  },
];

const columns: readonly ListColumn<OperatorWithdrawal>[] = [
  {
    id: 'player',
    header: t('withdrawals.column.player'),
    cell: ({ id, name, login }) => <Link href={to('withdrawals', id)}>{name ?? login}</Link>,
    text: ({ name, login }) => name ?? login,
    sortBy: ({ name, login }) => name ?? login,
  },
  moneyColumn('amount', t('withdrawals.column.amount'), ({ amount, iso }) => ({ amount, iso })),
  currencyColumn(({ iso }) => iso),
  {
    id: 'why',
    header: t('withdrawals.column.why'),
    cell: (withdrawal) => <WithdrawalBadges withdrawal={withdrawal} />,
    text: (withdrawal) =>
      reasonsOf(withdrawal)
        .map(({ text }) => text)
        .join(', '),
  },
  {
    id: 'age',
    header: t('withdrawals.column.age'),
    numeric: true,
    cell: ({ at }) => ageText(serverNow() - at),
    sortBy: ({ at }) => -at,
  },
  {
    id: 'ends',
    header: t('withdrawals.column.ends'),
    numeric: true,
    cell: ({ reviewEndsAt }) => (reviewEndsAt === null ? '' : shortTime(reviewEndsAt)),
    sortBy: ({ reviewEndsAt }) => reviewEndsAt ?? Infinity,
  },
];

/** Withdrawals that wait for an operator, the oldest first. */
export function WithdrawalsScreen() {
  return (
    <ListScreen
      name="withdrawals"
      title={t('nav.withdrawals')}
      filters={filters}
      read={({ list }) =>
        readPages(
          '/ops/withdrawals',
          { query: { list: withdrawalLists.find((one) => one === list) } },
          { cursor: 'after', next: ({ next }) => next },
        )
      }
      rowsOf={({ withdrawals }) => withdrawals}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'withdraw', title: t('withdrawals.none') }}
    />
  );
}

/** Reasons why a withdrawal waits, with what is missing for a decision, the most urgent first. */
function reasonsOf({ firstBy, needs, doubts, reviewEndsAt, state }: OperatorWithdrawal) {
  const isLate = state === 'review' && reviewEndsAt !== null && reviewEndsAt < serverNow();
  return [
    ...(isLate ? [{ id: 'late', tone: 'danger', text: t('withdrawals.late') } as const] : []),
    ...(firstBy === null ? [] : [{ id: 'second', tone: 'warning', text: t('withdrawals.second') } as const]),
    ...(needs.length > 0
      ? [{ id: 'documents', tone: 'info', text: t('withdrawals.documents') } as const]
      : []),
    ...doubts.map((doubt) => ({
      id: doubt,
      tone: 'neutral' as const,
      text: messageOf('withdrawals.doubt', doubt),
    })),
  ];
}

/** The reasons as badges. */
export function WithdrawalBadges({ withdrawal }: { readonly withdrawal: OperatorWithdrawal }) {
  return (
    <Inline gap="xs" wrap="wrap">
      {reasonsOf(withdrawal).map(({ id, tone, text }) => (
        <Badge key={id} tone={tone}>
          {text}
        </Badge>
      ))}
    </Inline>
  );
}
