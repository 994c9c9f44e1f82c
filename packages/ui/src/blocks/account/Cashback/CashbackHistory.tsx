import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';

export interface CashbackEntry {
  readonly id: string;
  /** Title of the entry, for example “Collected” or “Bets of 14 to 20 Nov”. */
  readonly title: string;
  readonly time: string;
  /** Amount with its sign, for example “+ 120 points” or “− € 12.40”. */
  readonly amount: string;
  /** Whether the amount left the balance: collected or expired. */
  readonly out?: boolean | undefined;
}

export interface CashbackHistoryProps extends RootProps<HTMLElement>, ListStateProps {
  /** Earned and collected amounts, newest first. */
  entries: readonly CashbackEntry[];
  /** Title of the list, for example “History”. */
  title: string;
  labels: ListLabels;
}

/** History of earned and collected cashback. Renders a `section`. */
export function CashbackHistory({ entries, title, labels, ...rest }: CashbackHistoryProps) {
  return (
    <ListCard {...rest} title={title} labels={labels} icon="percent">
      {entries.map(({ id, title: name, time, amount, out }) => (
        <AccountRow
          key={id}
          icon={out ? 'withdraw' : 'percent'}
          tone={out ? 'neutral' : 'success'}
          title={name}
          detail={time}
          value={amount}
        />
      ))}
    </ListCard>
  );
}
