import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../ListCard/ListCard.tsx';

export interface CashbackEntry {
  readonly id: string;
  /** "Collected", "Bets of 14 to 20 Nov". */
  readonly title: string;
  readonly time: string;
  /** With its sign: "+ 120 points", "− € 12.40". */
  readonly amount: string;
  /** It was collected or ran out, so it leaves. */
  readonly out?: boolean | undefined;
}

export interface CashbackHistoryProps extends RootProps<HTMLElement>, ListStateProps {
  /** What came and what was collected, the newest first. */
  entries: readonly CashbackEntry[];
  /** "History". */
  title: string;
  words: ListWords;
}

/** How cashback grew and was collected. Renders a `section`. */
export function CashbackHistory({ entries, title, words, ...rest }: CashbackHistoryProps) {
  return (
    <ListCard {...rest} title={title} words={words} icon="percent">
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
