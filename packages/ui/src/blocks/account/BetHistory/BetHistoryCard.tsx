import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { BetHistoryRow, BetHistoryRowSkeleton, type BetHistoryRowProps } from './BetHistoryRow.tsx';

export interface BetHistoryCardProps {
  /** Bets of one day or page, newest first. */
  bets: readonly (Omit<BetHistoryRowProps, 'ref'> & { readonly number: string })[];
  /** Header of the card, for example the day. */
  header?: ReactNode;
}

/** Card with a list of bets. Renders a `section` with a list. */
export function BetHistoryCard({ bets, header }: BetHistoryCardProps) {
  return (
    <Card pad="none" header={header}>
      <ul>
        {bets.map((bet) => (
          <li key={bet.number}>
            <BetHistoryRow {...bet} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Placeholder of a list of bets while it loads. Renders a `section` hidden from screen readers. */
export function BetHistoryCardSkeleton() {
  return (
    <Card pad="none" aria-hidden="true">
      <BetHistoryRowSkeleton />
      <BetHistoryRowSkeleton />
      <BetHistoryRowSkeleton />
    </Card>
  );
}
