import type { RootProps } from '../../../theme/rootProps.ts';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../../account/ListCard/ListCard.tsx';

export interface PaymentTopic {
  readonly id: string;
  /** "My deposit hasn’t arrived". */
  readonly title: string;
  /** What it covers. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
}

export interface TopicTreeProps extends RootProps<HTMLElement>, ListStateProps {
  /** Topics of this level. */
  topics: readonly PaymentTopic[];
  /** "What is it about?" */
  title: string;
  words: ListWords;
  /** The player goes into a topic. */
  onTopic?: ((id: string) => void) | undefined;
}

/** Topics of one level; each leads to the next level or to the request. Renders a `section`. */
export function TopicTree({ topics, title, words, onTopic, ...rest }: TopicTreeProps) {
  return (
    <ListCard {...rest} title={title} words={words} icon="question">
      {topics.map(({ id, title: name, detail, icon }) => (
        <AccountRow key={id} icon={icon} title={name} detail={detail} onOpen={() => onTopic?.(id)} />
      ))}
    </ListCard>
  );
}
