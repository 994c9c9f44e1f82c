import type { PlayerMoney } from '@touchline/contract/operators';
import { EmptyState, Link } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

const accountColumns = [
  { id: 'account', header: t('money.column.account') },
  { id: 'money', header: t('money.column.money'), numeric: true, align: 'end' },
  { id: 'held', header: t('money.column.held'), numeric: true, align: 'end' },
] as const;
const sumColumns = [
  { id: 'span', header: t('money.column.span') },
  { id: 'deposits', header: t('money.column.deposits'), numeric: true, align: 'end' },
  { id: 'net', header: t('money.column.net'), numeric: true, align: 'end' },
] as const;
const taxColumns = [
  { id: 'iso', header: t('money.column.account') },
  { id: 'month', header: t('money.month'), numeric: true, align: 'end' },
  { id: 'year', header: t('money.year'), numeric: true, align: 'end' },
] as const;
const limitColumns = [
  { id: 'window', header: t('money.column.span') },
  { id: 'left', header: t('money.limits'), numeric: true, align: 'end' },
] as const;
const debtColumns = [
  { id: 'of', header: t('money.column.ref') },
  { id: 'at', header: t('money.column.at'), numeric: true },
  { id: 'open', header: t('money.column.amount'), numeric: true, align: 'end' },
] as const;

/** A player's balances, deposits, taxes, deposit limits and debts. */
export function MoneyFacts({ money }: { readonly money: PlayerMoney }) {
  const { accounts, limits, debts, month, year, taxes } = money;
  const sums = [
    ...month.map((one) => ({ ...one, span: 'month' as const })),
    ...year.map((one) => ({ ...one, span: 'year' as const })),
  ];
  return (
    <>
      <TableCard
        title={t('money.accounts')}
        columns={accountColumns}
        rows={accounts.map(({ id, iso, type, money: balance, held }) => ({
          id,
          cells: {
            account: t(`money.account.${type}`, { iso }),
            money: moneyText(balance, iso),
            held: moneyText(held, iso),
          },
        }))}
      />
      <TableCard
        title={t('money.figures')}
        columns={sumColumns}
        rows={sums.map(({ iso, deposits, net, span }) => ({
          id: `${span} ${iso}`,
          cells: {
            span: t(`money.${span}`),
            deposits: moneyText(deposits, iso),
            net: moneyText(net, iso),
          },
        }))}
        empty={<EmptyState icon="card" title={t('money.noDeposits')} />}
      />
      {taxes.length === 0 ? null : (
        <TableCard
          title={t('money.taxes')}
          columns={taxColumns}
          rows={taxes.map((sums) => ({
            id: sums.iso,
            cells: {
              iso: sums.iso,
              month: moneyText(sums.month, sums.iso),
              year: moneyText(sums.year, sums.iso),
            },
          }))}
        />
      )}
      <TableCard
        title={t('money.limits')}
        columns={limitColumns}
        rows={limits.map(({ seconds, iso, limit, remainder }) => ({
          id: String(seconds),
          cells: {
            window: messageOf('money.window', seconds),
            left: t('money.left', { remainder: moneyText(remainder, iso), limit: moneyText(limit, iso) }),
          },
        }))}
        empty={<EmptyState icon="shield" title={t('money.noLimits')} />}
      />
      {debts.length === 0 ? null : (
        <TableCard
          title={t('money.debts')}
          columns={debtColumns}
          rows={debts.map(({ id, couponId, paymentId, roundId, iso, open, at }) => ({
            id,
            cells: {
              of: <DebtCause couponId={couponId} paymentId={paymentId} roundId={roundId} />,
              at: shortTime(at),
              open: moneyText(open, iso),
            },
          }))}
        />
      )}
    </>
  );
}

type Causes = Pick<PlayerMoney['debts'][number], 'couponId' | 'paymentId' | 'roundId'>;

function DebtCause({ couponId, paymentId, roundId }: Causes) {
  if (roundId !== null)
    return <Link href={to('rounds', roundId)}>{t('money.debtOf.round', { id: roundId })}</Link>;
  if (paymentId === null)
    return <Link href={to('bets', couponId ?? '')}>{t('money.debtOf.bet', { id: couponId ?? '' })}</Link>;
  return (
    <Link href={to('payments', paymentId)}>{t('money.debtOf.payment', { id: paymentId.slice(0, 8) })}</Link>
  );
}
