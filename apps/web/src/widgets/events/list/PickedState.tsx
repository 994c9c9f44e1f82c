import type { Topic } from '@touchline/feed';
import { NoticeBar, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricesPaused } from '../../../features/odds/prices/usePricesPaused.ts';
import { TopicState } from './TopicState.tsx';
import { usePickedTopics, type Picked } from './usePicked.ts';

export interface PickedStateProps {
  readonly picked: Picked;
  /** The matches, or an empty state. */
  readonly children: ReactNode;
}

/** Shows picked matches in each of their states: requested, loading, failed, loaded, loaded but outdated. */
export function PickedState({ picked: { asked, topics }, children }: PickedStateProps) {
  const [first, ...rest] = topics;
  if (asked.status !== 'ready') return <TopicState topic={asked}>{children}</TopicState>;
  const list =
    first === undefined ? children : <LoadedTopics topics={[first, ...rest]}>{children}</LoadedTopics>;
  if (asked.error === null) return list;
  return (
    <Stack gap="sm">
      <NotFresh />
      {list}
    </Stack>
  );
}

/** Notice that the list is outdated, unless the page already shows why prices are paused. */
function NotFresh() {
  const { t } = useTranslation('betting');
  if (usePricesPaused()) return null;
  return (
    <NoticeBar tone="warning" icon="offline">
      {t('notFresh')}
    </NoticeBar>
  );
}

function LoadedTopics({
  topics,
  children,
}: {
  readonly topics: readonly [Topic, ...Topic[]];
  readonly children: ReactNode;
}) {
  return <TopicState topic={usePickedTopics(topics)}>{children}</TopicState>;
}
