import { ErrorState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopicView } from '../../../features/odds/feed/useFeed.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

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
  const { t } = useTranslation(['betting', 'common']);
  const errorMessage = useErrorMessage();
  if (topic.status === 'ready') return children;
  if (topic.status === 'loading') return skeleton;
  return (
    <ErrorState
      title={t('failed')}
      detail={errorMessage(topic.error)}
      retryLabel={t('common:actions.retry')}
      retrying={topic.retrying}
      onRetry={topic.retry}
    />
  );
}
