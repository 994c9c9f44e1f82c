import type { Debt } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { currencyColumn, instantColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { causeOf } from './debtText.ts';

const amountColumn = (id: 'amount' | 'open' | 'balance'): ListColumn<Debt> =>
  moneyColumn(id, t(`debts.column.${id}`), ({ [id]: amount, iso }) => ({ amount, iso }));

/** The player's balance. It is in the row of each debt, so that a sum would count it several times. */
const { sum: _, ...balanceColumn } = amountColumn('balance');

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
  instantColumn('at', t('debts.column.at'), ({ at }) => at * 1000),
  amountColumn('amount'),
  amountColumn('open'),
  balanceColumn,
  currencyColumn(({ iso }) => iso),
];

function Cause({ debt }: { readonly debt: Debt }) {
  const { couponId, roundId } = debt;
  if (roundId !== undefined)
    return <Link href={to('rounds', roundId)}>{t('round.title', { id: roundId })}</Link>;
  if (couponId === undefined) return causeOf(debt);
  return <Link href={to('bets', couponId)}>{t('bet.title', { id: couponId })}</Link>;
}
