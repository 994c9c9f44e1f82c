import type { RootProps } from '../../../theme/rootProps.ts';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../../account/ListCard/ListCard.tsx';

export interface PaymentTopic {
  readonly id: string;
  /** Topic, for example “My deposit hasn’t arrived”. */
  readonly title: string;
  /** Description of the topic. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
}

export interface TopicTreeProps extends RootProps<HTMLElement>, ListStateProps {
  /** Topics of this level. */
  topics: readonly PaymentTopic[];
  /** Title of the level, for example “What is it about?” */
  title: string;
  labels: ListLabels;
  /** Called with the id of the topic that the player selects. */
  onTopic?: ((id: string) => void) | undefined;
}

/** Topics of one level; each leads to the next level or to the request form. Renders a `section`. */
export function TopicTree({ topics, title, labels, onTopic, ...rest }: TopicTreeProps) {
  return (
    <ListCard {...rest} title={title} labels={labels} icon="question">
      {topics.map(({ id, title: name, detail, icon }) => (
        <AccountRow key={id} icon={icon} title={name} detail={detail} onOpen={() => onTopic?.(id)} />
      ))}
    </ListCard>
  );
}
