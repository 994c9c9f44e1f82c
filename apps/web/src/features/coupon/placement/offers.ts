import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import { coupon } from '../coupon.store.ts';
import { setPlacement } from './placement.actions.ts';
import type { OnePlacement, SeenPlacement } from './placement.types.ts';

/** States of accepting offers, by the number of the original coupon. Written only here. */
export const offerAcceptances = proxy<Record<string, OnePlacement>>({});

/** State of accepting an offer, as read from the store. */
export type SeenAcceptance = Snapshot<OnePlacement>;

/** Shows the state of accepting an offer, also in the coupon if it shows that offer. */
export function showAcceptance(couponId: string, placement: OnePlacement): void {
  offerAcceptances[couponId] = ref(placement);
  if (isAbout(coupon.placement, couponId)) setPlacement(placement);
}

/** Returns whether the coupon shows or follows this offer; an empty one follows what a reload left pending. */
function isAbout(placement: SeenPlacement, couponId: string): boolean {
  if (placement.state === 'draft') return coupon.bets.length === 0;
  if (placement.state === 'offered') return placement.coupon.id === couponId;
  return 'intent' in placement && placement.intent.body.offerOf === couponId;
}
