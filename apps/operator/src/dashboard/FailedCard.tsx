import { ErrorState } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import type { CallState } from '../shared/useCall.ts';

interface FailedCardProps {
  readonly title: string;
  readonly asked: CallState<unknown>;
}

/** Card whose content could not be read, with the reason and a retry button. */
export function FailedCard({ title, asked }: FailedCardProps) {
  return (
    <TitledCard title={title}>
      <ErrorState
        title={t('figure.failed')}
        detail={asked.problem}
        retryLabel={t('error.again')}
        retrying={asked.isBusy}
        onRetry={asked.reload}
      />
    </TitledCard>
  );
}
