import { Button, JackpotTicker } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of the same height as a jackpot. */
export function JackpotCardSkeleton() {
  const { t } = useTranslation('casino');
  return (
    <JackpotTicker
      title={t('row.jackpots')}
      kicker={t('row.jackpots')}
      levels={undefined}
      action={
        <Button tone="brand" emphasis="plain" size="sm" iconEnd="next" disabled>
          {t('jackpot.how')}
        </Button>
      }
    />
  );
}
