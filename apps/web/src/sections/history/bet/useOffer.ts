import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { declineOffer, type Bet } from '../../../features/bets/bets.api.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { reviseCoupon } from '../../../features/coupon/placement/placement.actions.ts';
import { offerAcceptances, type SeenAcceptance } from '../../../features/coupon/placement/offers.ts';
import { emitPlacement } from '../../../features/coupon/placement/placementEvents.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';

export interface OfferActions {
  /** State of accepting it; undefined before the player accepts. */
  readonly placement: SeenAcceptance | undefined;
  readonly isDeclining: boolean;
  /** True if the player declined the offer on this page. */
  readonly isDeclined: boolean;
  take(): void;
  decline(): void;
}

/** Accepts or declines an operator's offer for a bet. */
export function useOffer(bet: Bet, offer: NonNullable<Bet['offer']>): OfferActions {
  const { player } = useSession();
  const errorMessage = useErrorMessage();
  const placement = useSnapshot(offerAcceptances)[bet.id];
  const [declining, setDeclining] = useState<'under way' | 'done'>();

  async function take(): Promise<void> {
    if (!player) return;
    const { takeOffer } = await import('../../../features/coupon/placement/place.ts');
    await takeOffer(player.id, bet, offer, settings.coefViewId);
  }

  async function decline(): Promise<void> {
    setDeclining('under way');
    try {
      await declineOffer(bet.id);
      leaveInCoupon(bet.id);
      setDeclining('done');
    } catch (error) {
      notify({ kind: 'error', title: errorMessage(error) });
      setDeclining(undefined);
    }
  }

  return {
    placement,
    isDeclining: declining === 'under way',
    isDeclined: declining === 'done',
    // If the placement code can't be loaded nothing is staked, and the player is notified.
    take: () => void take().catch((error: unknown) => emitPlacement('failure', error)),
    decline: () => void decline(),
  };
}

/** Closes the offer in the coupon that shows it. */
function leaveInCoupon(couponId: string): void {
  const { placement } = coupon;
  if (placement.state === 'offered' && placement.coupon.id === couponId) reviseCoupon();
}
