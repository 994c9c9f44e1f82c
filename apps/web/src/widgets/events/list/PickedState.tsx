import type { Topic } from '@touchline/feed';
import { NoticeBar, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricesPaused } from '../../../features/odds/usePricesPaused.ts';
import { TopicState } from './TopicState.tsx';
import { usePickedTopics, type Picked } from './usePicked.ts';

export interface PickedStateProps {
  readonly picked: Picked;
  /** The matches, or that there are none. */
  readonly children: ReactNode;
}

/** Picked matches in each of their states: asked for, on their way, failed, there, there but not fresh. */
export function PickedState({ picked: { asked, topics }, children }: PickedStateProps) {
  const [first, ...rest] = topics;
  if (asked.status !== 'ready') return <TopicState topic={asked}>{children}</TopicState>;
  const heard = first === undefined ? children : <Heard topics={[first, ...rest]}>{children}</Heard>;
  if (asked.error === null) return heard;
  return (
    <Stack gap="sm">
      <NotFresh />
      {heard}
    </Stack>
  );
}

/** Says that the list is the one of before, unless the page says already why nothing is heard. */
function NotFresh() {
  const { t } = useTranslation('betting');
  if (usePricesPaused()) return null;
  return (
    <NoticeBar tone="warning" icon="offline">
      {t('notFresh')}
    </NoticeBar>
  );
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
