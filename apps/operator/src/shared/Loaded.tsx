import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { problemText } from './problemText.ts';

/** What a screen needs of a query's result. */
export type Loadable<Answer> = Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface LoadedProps<Answer> {
  readonly query: Loadable<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Renders the answer of a query, a placeholder while it loads, or an error message with a retry button. */
export function Loaded<Answer>({
  query: { data, error, isFetching, refetch },
  children,
}: LoadedProps<Answer>) {
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <ErrorState
        title={t('error.title')}
        detail={problemText(error)}
        retryLabel={t('error.again')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingPage />;
}
