import type { Coupon } from '@touchline/contract';
import { Badge, Link, Stack, Table, Text, type TableColumn } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { priceText } from '../shared/price.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { betMatches, betStateText, betText, betTone } from './betText.ts';

interface BetTableProps {
  readonly label: string;
  readonly bets: readonly { readonly coupon: Coupon; readonly player?: ReactNode }[];
  /** Content shown when there are no bets. */
  readonly empty: ReactNode;
}

const columns: readonly TableColumn[] = [
  { id: 'bet', header: t('bet.column.bet') },
  { id: 'player', header: t('bet.column.player') },
  { id: 'placed', header: t('bet.column.placed'), numeric: true },
  { id: 'coef', header: t('bet.column.price'), numeric: true, align: 'end' },
  { id: 'stake', header: t('bet.column.stake'), numeric: true, align: 'end' },
  { id: 'payout', header: t('bet.column.payout'), numeric: true, align: 'end' },
  { id: 'state', header: t('bet.column.state'), numeric: true },
];

/** Bets in rows with links to their pages; the players' column only if a bet has one. */
export function BetTable({ label, bets, empty }: BetTableProps) {
  const hasPlayers = bets.some(({ player }) => player !== undefined);
  return (
    <Table
      label={label}
      narrow="cards"
      columns={columns.filter(({ id }) => hasPlayers || id !== 'player')}
      rows={bets.map(({ coupon, player }) => ({ id: coupon.id, cells: { ...cellsOf(coupon), player } }))}
      empty={empty}
    />
  );
}

const cellsOf = (coupon: Coupon): Readonly<Record<string, ReactNode>> => ({
  bet: (
    <Stack gap="none">
      <Link href={to('bets', coupon.id)} tone="inherit">
        <Text weight="strong">{betText(coupon)}</Text>
      </Link>
      <Text size="label" tone="muted">
        {`${t('search.number', { id: coupon.id })} · ${betMatches(coupon.bets)}`}
      </Text>
    </Stack>
  ),
  placed: shortTime(coupon.placedAt * 1000),
  coef: priceText(coupon.coef),
  stake: moneyText(coupon.amount, coupon.iso),
  payout: moneyText(coupon.payout ?? coupon.possiblePayout, coupon.iso),
  state: <Badge tone={betTone(coupon)}>{betStateText(coupon)}</Badge>,
});
