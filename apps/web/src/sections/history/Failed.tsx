import { Card, ErrorState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

interface FailedProps {
  /** Title of the error. */
  readonly title: string;
  /** Failed query, which can be retried. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** Error state: the reason, and a retry button. */
export function Failed({ title, query }: FailedProps) {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  return (
    <Card pad="none">
      <ErrorState
        title={title}
        detail={errorMessage(query.error)}
        retryLabel={t('actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}
