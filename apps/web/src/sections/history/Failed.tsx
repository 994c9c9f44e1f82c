import { Card, ErrorState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useApiWords } from '../../platform/api/useApiWords.ts';

interface FailedProps {
  /** What could not be had. */
  readonly title: string;
  /** What was asked, and can be asked again. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): Promise<unknown> };
}

/** Stands in place of what could not be had: why, and another try. */
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
