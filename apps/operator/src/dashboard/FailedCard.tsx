import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { problemText } from '../shared/problemText.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

interface FailedCardProps {
  readonly title: string;
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Card whose content could not be read, with the reason and a retry button. */
export function FailedCard({ title, query: { error, isFetching, refetch } }: FailedCardProps) {
  return (
    <TitledCard title={title}>
      <ErrorState
        title={t('figure.failed')}
        detail={problemText(error)}
        retryLabel={t('error.again')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </TitledCard>
  );
}
