import { Card, ErrorState, Heading } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { CallState } from '../shared/useCall.ts';

interface FailedCardProps {
  readonly title: string;
  readonly asked: CallState<unknown>;
}

/** Card whose content could not be read, with the reason and a retry button. */
export function FailedCard({ title, asked }: FailedCardProps) {
  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {title}
        </Heading>
      }
    >
      <ErrorState
        title={t('figure.failed')}
        detail={asked.problem}
        retryLabel={t('error.again')}
        retrying={asked.isBusy}
        onRetry={asked.reload}
      />
    </Card>
  );
}
