import type { ReactNode } from 'react';
import type { TopicView } from '../../../features/odds/feed/useFeed.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

// Most lists never fail.
const FailedList = lazyView(() => import('./FailedList.tsx'));

export interface TopicStateProps {
  readonly topic: TopicView;
  /**
   * Placeholder while the topic is loading.
   * @default that of a list of competitions
   */
  readonly skeleton?: ReactNode;
  /** Content once the topic is loaded. */
  readonly children: ReactNode;
}

/** Shows a list in each of its states: loading, failed, loaded. */
export function TopicState({ topic, skeleton = <ListSkeleton />, children }: TopicStateProps) {
  if (topic.status === 'ready') return children;
  return topic.status === 'loading' ? skeleton : <FailedList topic={topic} />;
}
