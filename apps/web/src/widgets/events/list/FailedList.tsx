import { ErrorState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { TopicView } from '../../../features/odds/feed/useFeed.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';

/** Error state of a list, with another attempt. */
export default function FailedList({ topic }: { readonly topic: TopicView }) {
  const { t } = useTranslation(['betting', 'common']);
  const errorMessage = useErrorMessage();
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
