import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

export interface AnsweredProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Placeholder while loading. */
  readonly skeleton: ReactNode;
  /** Title of the error: "The player could not be loaded". */
  readonly failed: string;
  /** Shown for a 404 response; by default shown as an error like others. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query in each of its states: loading, failed, not found, loaded. */
export function Answered<Data>({ query, skeleton, failed, missing, children }: AnsweredProps<Data>) {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <div aria-busy="true">{skeleton}</div>;
  if (missing !== undefined && query.error instanceof ApiError && query.error.status === 404) return missing;
  return (
    <ErrorState
      title={failed}
      detail={errorMessage(query.error)}
      retryLabel={t('actions.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
