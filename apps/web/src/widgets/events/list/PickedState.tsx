import type { Topic } from '@touchline/feed';
import type { ReactNode } from 'react';
import { TopicState } from './TopicState.tsx';
import { usePickedTopics, type Picked } from './usePicked.ts';

export interface PickedStateProps {
  readonly picked: Picked;
  /** The matches, or that there are none. */
  readonly children: ReactNode;
}

/** Picked matches in each of their states: asked for, on their way, failed, there. */
export function PickedState({ picked: { asked, topics }, children }: PickedStateProps) {
  const [first, ...rest] = topics;
  if (asked.status !== 'ready' || first === undefined)
    return <TopicState topic={asked}>{children}</TopicState>;
  return <Heard topics={[first, ...rest]}>{children}</Heard>;
}

function Heard({
  topics,
  children,
}: {
  readonly topics: readonly [Topic, ...Topic[]];
  readonly children: ReactNode;
}) {
  return <TopicState topic={usePickedTopics(topics)}>{children}</TopicState>;
}
