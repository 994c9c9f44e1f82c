import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { declineOffer, type Bet } from '../../../features/bets/bets.api.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { reviseCoupon } from '../../../features/coupon/couponPlacement.store.ts';
import { offerTakings, type SeenTaking } from '../../../features/coupon/offers.ts';
import { tellPlacement } from '../../../features/coupon/placementEvents.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';

export interface OfferActs {
  /** Where taking it stands; undefined while the player didn't press. */
  readonly placement: SeenTaking | undefined;
  readonly isDeclining: boolean;
  /** The player turned it down on this page. */
  readonly isDeclined: boolean;
  take(): void;
  decline(): void;
}

/** Takes the offer that an operator made for a bet, or turns it down. */
export function useOffer(bet: Bet, offer: NonNullable<Bet['offer']>): OfferActs {
  const { player } = useSession();
  const apiWords = useApiWords();
  const placement = useSnapshot(offerTakings)[bet.id];
  const [declining, setDeclining] = useState<'under way' | 'done'>();

  async function take(): Promise<void> {
    if (!player) return;
    const { takeOffer } = await import('../../../features/coupon/placing.ts');
    await takeOffer(player.id, bet, offer, settings.coefViewId);
  }

  async function decline(): Promise<void> {
    setDeclining('under way');
    try {
      await declineOffer(bet.id);
      leaveInCoupon(bet.id);
      setDeclining('done');
    } catch (error) {
      notify({ kind: 'error', title: apiWords(error) });
      setDeclining(undefined);
    }
  }

  return {
    placement,
    isDeclining: declining === 'under way',
    isDeclined: declining === 'done',
    // Without what places bets nothing is staked, and the player hears of it.
    take: () => void take().catch((error: unknown) => tellPlacement('failure', error)),
    decline: () => void decline(),
  };
}

/** A coupon that asks about an offer goes on without it. */
function leaveInCoupon(couponId: string): void {
  const { placement } = coupon;
  if (placement.state === 'offered' && placement.coupon.id === couponId) reviseCoupon();
}
