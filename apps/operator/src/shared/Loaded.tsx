import { ErrorState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { LoadingPage } from './LoadingPage.tsx';
import type { CallState } from './useCall.ts';

interface LoadedProps<Answer> {
  readonly asked: CallState<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Renders the answer of a call, a placeholder while it loads, or an error message with a retry button. */
export function Loaded<Answer>({ asked, children }: LoadedProps<Answer>) {
  const { answer, problem, isBusy, reload } = asked;
  if (answer !== undefined) return children(answer);
  if (problem !== undefined) {
    return (
      <ErrorState
        title={t('error.title')}
        detail={problem}
        retryLabel={t('error.again')}
        retrying={isBusy}
        onRetry={reload}
      />
    );
  }
  return <LoadingPage />;
}
