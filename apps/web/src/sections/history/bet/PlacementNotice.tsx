import { Notice, PlacementDelay } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useDeviceDeadline } from '../text/time.ts';
import { useRefusalMessage } from '../../../widgets/coupon/useRefusalMessage.ts';
import { OfferedTerms } from './OfferedTerms.tsx';

/** Notice about a bet for which `needsNotice` is true. */
export default function PlacementNotice({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const refusalMessage = useRefusalMessage();
  const { state, refusal, offer } = bet;
  if (state === 'pending') return <Delay bet={bet} />;
  if (state === 'review') return <Notice>{t('review')}</Notice>;
  if (state === 'cancelled') return <Notice>{t('cancelled')}</Notice>;
  if (offer) return <OfferedTerms bet={bet} offer={offer} />;
  const message = refusal && refusalMessage(refusal, bet.iso);
  return <Notice tone="warning">{message ? t('refused', message) : t('notPlaced')}</Notice>;
}

function Delay({ bet: { delaySeconds, decidesAt } }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const deadline = useDeviceDeadline(decidesAt);
  return (
    <PlacementDelay
      title={t('pending')}
      detail={(count) => t('pendingText', { count })}
      startedAt={deadline - delaySeconds * 1000}
      deadline={deadline}
    />
  );
}
