import { BetDetail, Button, IconButton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { ShareBetButton } from '../../../features/slips/ShareBetButton.tsx';
import { betVerdict, isPlaced, needsNotice } from '../outcomes.ts';
import { hasCountdown } from '../undecided.ts';
import { useBetText } from '../useBetText.ts';
import { useServerSeconds } from '../useServerSeconds.ts';
import { BetEvents } from './BetEvents.tsx';
import { useAgain } from './useAgain.ts';
import { useBetFacts } from './useBetFacts.ts';
import { useBetLeg } from './useBetLeg.ts';
import { lateView } from '../../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../../platform/parts/LazyBoundary.tsx';

/** Lazy: most bets shown were placed and need no notice. */
const PlacementNotice = lateView(() => import('./PlacementNotice.tsx'));
/** Lazy: most bets shown are settled and have no actions. */
const BetActions = lateView(() => import('../actions/BetActions.tsx'));

/** A bet in full, with its actions. */
export function BetView({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const betLeg = useBetLeg();
  const facts = useBetFacts(bet);
  const again = useAgain(bet);
  const { outcome, word } = betVerdict(bet, useServerSeconds(hasCountdown(bet)));
  const canBeActedOn = bet.state === 'accepted' || bet.state === 'sold';
  return (
    <Stack gap="md">
      {needsNotice(bet) && (
        <LazyBoundary>
          <PlacementNotice bet={bet} />
        </LazyBoundary>
      )}
      <BetDetail
        title={text.title(bet)}
        outcome={outcome}
        outcomeWord={t(`outcome.${word}`)}
        legs={bet.bets.flatMap((_, place) => betLeg(bet, place) ?? [])}
        facts={facts}
        details={<BetEvents bet={bet} />}
        actions={
          <>
            <Button icon="refresh" busy={again.isBusy} onClick={() => void again.place()}>
              {t('again')}
            </Button>
            {isPlaced(bet) && <ShareBetButton couponId={bet.id} label={t('share')} />}
            <IconButton icon="printer" label={t('print')} onClick={() => print()} />
          </>
        }
      />
      {canBeActedOn && (
        <LazyBoundary>
          <BetActions bet={bet} />
        </LazyBoundary>
      )}
    </Stack>
  );
}
