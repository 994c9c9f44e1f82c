import { Card, ErrorState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useApiWords } from '../../platform/api/useApiWords.ts';

interface FailedProps {
  /** Title of the error. */
  readonly title: string;
  /** Failed query, which can be retried. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** Error state: the reason, and a retry button. */
export function Failed({ title, query }: FailedProps) {
  const { t } = useTranslation('common');
  const apiWords = useApiWords();
  return (
    <Card pad="none">
      <ErrorState
        title={title}
        detail={apiWords(query.error)}
        retryLabel={t('actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}
