import type { Debt } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { causeOf } from './debtText.ts';

const amountColumn = (id: 'amount' | 'open' | 'balance', isSummed: boolean): ListColumn<Debt> => ({
  id,
  header: t(`debts.column.${id}`),
  numeric: true,
  align: 'end',
  cell: (debt) => moneyText(debt[id], debt.iso),
  text: (debt) => debt[id],
  sortBy: (debt) => Number(debt[id]),
  // A player's balance is in the row of each debt: its sum would count it several times.
  ...(isSummed ? { sum: (debt: Debt) => ({ amount: debt[id], iso: debt.iso }) } : {}),
});

/** Columns of debts without their decisions. */
export const debtColumns: readonly ListColumn<Debt>[] = [
  {
    id: 'of',
    header: t('debts.column.of'),
    cell: (debt) => <Cause debt={debt} />,
    text: causeOf,
    sortBy: causeOf,
  },
  {
    id: 'player',
    header: t('debts.column.player'),
    cell: ({ playerId: id }) => (may('players') ? <Link href={to('players', id)}>{id}</Link> : id),
    text: ({ playerId }) => playerId,
    sortBy: ({ playerId }) => playerId,
  },
  {
    id: 'at',
    header: t('debts.column.at'),
    numeric: true,
    cell: ({ at }) => shortTime(at * 1000),
    text: ({ at }) => new Date(at * 1000).toISOString(),
    sortBy: ({ at }) => at,
  },
  amountColumn('amount', true),
  amountColumn('open', true),
  amountColumn('balance', false),
  {
    id: 'currency',
    header: t('list.currency'),
    cell: ({ iso }) => iso,
    sortBy: ({ iso }) => iso,
    isExtra: true,
  },
];

function Cause({ debt }: { readonly debt: Debt }) {
  const { couponId, roundId } = debt;
  if (roundId !== undefined)
    return <Link href={to('rounds', roundId)}>{t('round.title', { id: roundId })}</Link>;
  if (couponId === undefined) return causeOf(debt);
  return <Link href={to('bets', couponId)}>{t('bet.title', { id: couponId })}</Link>;
}
