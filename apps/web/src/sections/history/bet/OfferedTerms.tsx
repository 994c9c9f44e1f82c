import { Button, ButtonLink, Card, CouponOffer, type CouponOfferDetail } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { formatLength } from '../../../platform/format/time.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { focusOn } from '../../../platform/page/focusOn.ts';
import { useRefusalMessage } from '../../../widgets/coupon/useRefusalMessage.ts';
import { useBetText } from '../text/useBetText.ts';
import { useServerSeconds } from '../text/time.ts';
import { offerStateOf, type OfferMessage } from './offerState.ts';
import { useOffer, type OfferActions } from './useOffer.ts';

type Offer = NonNullable<Bet['offer']>;

interface OfferedTermsProps {
  readonly bet: Bet;
  readonly offer: Offer;
}

const details = {
  open: 'offer.until',
  working: 'offer.until',
  taken: 'offer.taken',
  declined: 'offer.declined',
  over: 'offer.over',
} as const;
const tones = { unknown: 'warning', pending: 'info', refused: 'danger', failed: 'danger' } as const;

/** An operator's counter-offer, old terms next to new ones, to be accepted or declined in time. */
export function OfferedTerms({ bet, offer }: OfferedTermsProps) {
  const { t } = useTranslation('history');
  const { t: tCoupon } = useTranslation('couponMore');
  const format = useFormat();
  const text = useBetText();
  const paths = usePaths();
  const acts = useOffer(bet, offer);
  const now = useServerSeconds(true);
  const terms = useTerms(bet, offer);
  const newsText = useNewsText(bet, acts);
  const { step, message, takenBy } = offerStateOf({ offer, placement: acts.placement, now });
  const isWorking = step === 'working';
  const canBeTaken = step === 'open' || isWorking;
  const left = { label: t('offer.left'), value: formatLength(Math.max(0, offer.expiresAt - now)) };
  return (
    <Card>
      <CouponOffer
        kind="vip"
        // Moves the focus here after declining: the buttons are gone.
        ref={acts.isDeclined ? focusOn : undefined}
        title={t(canBeTaken ? 'offer.title' : 'offer.past')}
        detail={t(details[step], {
          time: canBeTaken ? text.own(format.time(offer.expiresAt)) : text.at(offer.expiresAt),
        })}
        message={message && newsText(message)}
        messageTone={message && tones[message]}
        details={canBeTaken ? [...terms, left] : terms}
        actions={
          <>
            {canBeTaken && (
              <>
                <Button busy={acts.isDeclining} disabled={isWorking} onClick={acts.decline}>
                  {t('offer.decline')}
                </Button>
                <Button tone="primary" busy={isWorking} disabled={acts.isDeclining} onClick={acts.take}>
                  {tCoupon('placement.takeOffer', { amount: format.money(offer.amount, bet.iso) })}
                </Button>
              </>
            )}
            {takenBy !== undefined && (
              <ButtonLink href={paths.bet(takenBy)} ref={acts.placement && focusOn}>
                {tCoupon('placement.viewBet')}
              </ButtonLink>
            )}
          </>
        }
      />
    </Card>
  );
}

/** Returns stake and prices that differ from the requested ones. */
function useTerms(bet: Bet, { amount, bets }: Offer): CouponOfferDetail[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const prices = bet.bets.flatMap((leg) => {
    const offered = bets.find(({ selectionId }) => selectionId === leg.selectionId);
    if (!offered || offered.coef === leg.coef) return [];
    return [{ label: text.event(leg), before: text.price(leg.coef), value: text.price(offered.coef) }];
  });
  const before = amount === bet.amount ? undefined : format.money(bet.amount, bet.iso);
  return [{ label: t('fact.stake'), before, value: format.money(amount, bet.iso) }, ...prices];
}

function useNewsText({ iso }: Bet, { placement }: OfferActions): (news: OfferMessage) => string {
  const { t } = useTranslation('history');
  const { t: tCoupon } = useTranslation('couponMore');
  const refusalMessage = useRefusalMessage();
  return (news) => {
    switch (news) {
      case 'unknown':
        return t('refused', {
          title: tCoupon('placement.unknown'),
          text: tCoupon('placement.unknownText'),
        });
      case 'pending':
        return t('pending');
      case 'failed':
        return t('offer.failed');
      case 'refused': {
        if (!placement || !('refusal' in placement)) return t('offer.failed');
        const message = refusalMessage(placement.refusal, iso);
        return message ? t('refused', message) : t('notPlaced');
      }
    }
  };
}
