import { ErrorState, Skeleton, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../words/words.ts';
import type { Asked } from './useCall.ts';

interface LoadedProps<Answer> {
  readonly asked: Asked<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Renders the answer of a call, a placeholder while it loads, or an error message with a retry button. */
export function Loaded<Answer>({ asked, children }: LoadedProps<Answer>) {
  const { answer, problem, isBusy, again } = asked;
  if (answer !== undefined) return children(answer);
  if (problem !== undefined) {
    return (
      <ErrorState
        title={t('error.title')}
        detail={problem}
        retryLabel={t('error.again')}
        retrying={isBusy}
        onRetry={again}
      />
    );
  }
  return (
    <div role="status" aria-busy="true" aria-label={t('kit.loading')}>
      <Stack gap="lg">
        <Skeleton shape="control" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
