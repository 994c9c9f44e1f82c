import { BetDetail, Button, IconButton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { ShareBetButton } from '../../../features/sharing/ShareBetButton.tsx';
import { BetLegLine } from '../legs/BetLegLine.tsx';
import { useLegNotes } from '../legs/useLegNotes.ts';
import { useOpenLegs } from '../../../widgets/bets/useOpenLegs.ts';
import { betVerdict, isPlaced, needsNotice } from '../../../widgets/bets/outcomes.ts';
import { hasCountdown } from '../rules/undecided.ts';
import { useBetText } from '../text/useBetText.ts';
import { useServerSeconds } from '../text/time.ts';
import { BetEvents } from './BetEvents.tsx';
import { isAvailable } from '../../../platform/site/site.ts';
import { useAgain } from './useAgain.ts';
import { useBetData } from './useBetData.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

/** Lazy: most bets shown were placed and need no notice. */
const PlacementNotice = lazyView(() => import('./PlacementNotice.tsx'));
/** Lazy: most bets shown are settled and have no actions. */
const BetActions = lazyView(() => import('../actions/BetActions.tsx'));

/** A bet in full, with its actions. */
export function BetView({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const notes = useLegNotes();
  const matchIds = useOpenLegs([bet]);
  const data = useBetData(bet);
  const again = useAgain(bet);
  const { outcome, word } = betVerdict(bet, useServerSeconds(hasCountdown(bet)));
  const canBeActedOn = bet.state === 'accepted' || bet.state === 'sold';
  return (
    <Stack gap="md">
      {needsNotice(bet) && <PlacementNotice bet={bet} />}
      <BetDetail
        title={text.title(bet)}
        outcome={outcome}
        outcomeLabel={t(`outcome.${word}`)}
        legs={bet.bets.map((leg, index) => (
          <BetLegLine
            key={leg.selectionId}
            bet={bet}
            leg={leg}
            index={index}
            matchIds={matchIds}
            notes={notes(bet, leg)}
          />
        ))}
        data={data}
        details={<BetEvents bet={bet} />}
        actions={
          <>
            {isAvailable('coupon') && (
              <Button
                emphasis="outline"
                icon="refresh"
                busy={again.isBusy}
                onClick={() => void again.place()}
              >
                {t('again')}
              </Button>
            )}
            {isPlaced(bet) && <ShareBetButton emphasis="outline" couponId={bet.id} label={t('share')} />}
            <IconButton icon="printer" label={t('print')} onClick={() => print()} />
          </>
        }
      />
      {canBeActedOn && <BetActions bet={bet} />}
    </Stack>
  );
}
