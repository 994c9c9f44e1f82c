import { Table } from '@touchline/ui';
import type { ReactNode } from 'react';
import { betColumns, type WithCoupon } from './betColumns.tsx';

interface BetTableProps {
  readonly label: string;
  readonly bets: readonly WithCoupon[];
  /** Content shown when there are no bets. */
  readonly empty: ReactNode;
}

const columns = betColumns.filter(({ isExtra = false }) => !isExtra);

/** Bets of one player in rows with links to their pages, for a list inside a page. */
export function BetTable({ label, bets, empty }: BetTableProps) {
  return (
    <Table
      label={label}
      narrow="cards"
      columns={columns.map(({ id, header, align, numeric }) => ({ id, header, align, numeric }))}
      rows={bets.map((bet) => ({
        id: bet.coupon.id,
        cells: Object.fromEntries(columns.map(({ id, cell }) => [id, cell(bet)])),
      }))}
      empty={empty}
    />
  );
}
