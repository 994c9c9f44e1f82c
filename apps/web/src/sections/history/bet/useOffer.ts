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
  /** State of accepting it; undefined before the player accepts. */
  readonly placement: SeenTaking | undefined;
  readonly isDeclining: boolean;
  /** Whether the player declined it on this page. */
  readonly isDeclined: boolean;
  take(): void;
  decline(): void;
}

/** Accepts or declines an operator's offer for a bet. */
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
    // If the placement code can't be loaded nothing is staked, and the player is notified.
    take: () => void take().catch((error: unknown) => tellPlacement('failure', error)),
    decline: () => void decline(),
  };
}

/** Closes the offer in the coupon that shows it. */
function leaveInCoupon(couponId: string): void {
  const { placement } = coupon;
  if (placement.state === 'offered' && placement.coupon.id === couponId) reviseCoupon();
}
