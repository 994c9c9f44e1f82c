import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../../account/ListCard/ListCard.tsx';

export const requestStates = ['open', 'answered', 'needsReply', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

const stateTones = {
  open: 'info',
  answered: 'success',
  needsReply: 'warning',
  closed: 'neutral',
} as const satisfies Record<RequestState, BadgeTone>;

export interface PaymentRequest {
  readonly id: string;
  /** Topic, for example “My deposit hasn’t arrived”. */
  readonly topic: string;
  /** Number and time, for example “No. 7731 · 21 Nov, 18:02”. */
  readonly about: string;
  readonly state: RequestState;
  /** Label of the state. */
  readonly stateLabel: string;
  /** Whether there is an unread answer. */
  readonly unread?: boolean | undefined;
}

export interface RequestListLabels extends ListLabels {
  /** Title of the list, for example “Your requests”. */
  readonly title: string;
  /** Label of the button for a new request. */
  readonly create: string;
}

export interface RequestListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Requests, newest first. */
  requests: readonly PaymentRequest[];
  labels: RequestListLabels;
  /** Called with the id of the request that the player opens. */
  onOpen?: ((id: string) => void) | undefined;
  /** Called when the player starts a new request. */
  onCreate?: (() => void) | undefined;
}

/** Requests about payments with their state. Renders a `section`. */
export function RequestList({ requests, labels, onOpen, onCreate, ...rest }: RequestListProps) {
  const create = (
    <Button tone="strong" icon="plus" width="full" onClick={onCreate}>
      {labels.create}
    </Button>
  );
  return (
    <ListCard
      {...rest}
      title={labels.title}
      labels={labels}
      icon="support"
      emptyAction={create}
      foot={requests.length > 0 ? create : undefined}
    >
      {requests.map(({ id, topic, about, state, stateLabel, unread }) => (
        <AccountRow
          key={id}
          title={topic}
          detail={about}
          strong={unread}
          aside={<Badge tone={stateTones[state]}>{stateLabel}</Badge>}
          onOpen={() => onOpen?.(id)}
        />
      ))}
    </ListCard>
  );
}
