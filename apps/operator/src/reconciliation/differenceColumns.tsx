import type { ReconciliationDifference } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { currencyColumn } from '../shared/list/columns.ts';
import type { ListColumn, Money } from '../shared/list/listTypes.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';

/** Columns of a difference, without what is done about it. */
export const differenceColumns: readonly ListColumn<ReconciliationDifference>[] = [
  {
    id: 'kind',
    header: t('reconciliation.column.difference'),
    cell: ({ kind }) => messageOf('reconciliation.kind', kind),
    sortBy: ({ kind }) => messageOf('reconciliation.kind', kind),
  },
  {
    id: 'subject',
    header: t('reconciliation.column.subject'),
    cell: (difference) => <Subject difference={difference} />,
    text: ({ paymentId, subject }) => paymentId ?? subject,
  },
  {
    id: 'provider',
    header: t('reconciliation.provider'),
    cell: ({ provider }) => provider,
    sortBy: ({ provider }) => provider,
    isExtra: true,
  },
  {
    id: 'day',
    header: t('reconciliation.column.day'),
    numeric: true,
    cell: ({ day }) => day,
    sortBy: ({ day }) => day,
  },
  {
    id: 'ours',
    header: t('reconciliation.column.ours'),
    numeric: true,
    align: 'end',
    cell: ({ ours, oursState, iso }) => sideText(moneyOf(ours, iso), oursState),
    text: ({ ours, oursState }) => ours ?? oursState ?? '',
    sortBy: ({ ours }) => Number(ours ?? 0),
    sum: ({ ours, iso }) => moneyOf(ours, iso),
  },
  {
    id: 'theirs',
    header: t('reconciliation.column.theirs'),
    numeric: true,
    align: 'end',
    cell: ({ detail, theirs, theirsState, theirsIso, iso }) =>
      detail ?? sideText(moneyOf(theirs, theirsIso ?? iso), theirsState),
    text: ({ detail, theirs, theirsState }) => detail ?? theirs ?? theirsState ?? '',
    sortBy: ({ theirs }) => Number(theirs ?? 0),
    sum: ({ theirs, theirsIso, iso }) => moneyOf(theirs, theirsIso ?? iso),
  },
  currencyColumn(({ iso }) => iso),
  {
    id: 'at',
    header: t('reconciliation.column.foundAt'),
    numeric: true,
    cell: ({ at }) => shortTime(at),
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
    isExtra: true,
  },
];

function Subject({
  difference: { paymentId, subject, kind },
}: {
  readonly difference: ReconciliationDifference;
}) {
  if (paymentId !== null) return <Link href={to('payments', paymentId)}>{paymentId.slice(0, 8)}</Link>;
  return kind === 'unknown-payment' ? t('reconciliation.unknownPayment', { id: subject }) : subject;
}

const moneyOf = (amount: string | null, iso: string | null): Money | undefined =>
  amount === null || iso === null ? undefined : { amount, iso };

/** Text of one side's amount and state of a payment. */
function sideText(money: Money | undefined, state: string | null): string {
  if (!money) return state ?? '–';
  const amount = moneyText(money.amount, money.iso);
  return state === null ? amount : t('reconciliation.side', { amount, state });
}
