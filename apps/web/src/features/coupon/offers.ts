import * as v from 'valibot';
import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import { createApart, type Apart, type ApartParts } from './apart.ts';
import { coupon } from './coupon.store.ts';
import { setPlacement } from './couponPlacement.store.ts';
import type { OnePlacement, SeenPlacement } from './placement.types.ts';

/** Where the taking of offers stands, by the number of the coupon that each was made for. Written only here. */
export const offerTakings = proxy<Record<string, OnePlacement>>({});

/** Where the taking of one stands, as the store shows it. */
export type SeenTaking = Snapshot<OnePlacement>;

/** Takes operators' offers, each by the number of the coupon that it was made for. */
export function createOffers(
  parts: Omit<ApartParts<string>, 'storageKey' | 'about' | 'idOf'>,
): Apart<string> {
  return createApart({ ...parts, storageKey: 'offers', about: v.string(), idOf: (couponId) => couponId });
}

/** Shows where the taking of an offer stands, in the coupon as well while that is about it. */
export function showTaking(couponId: string, placement: OnePlacement): void {
  offerTakings[couponId] = ref(placement);
  if (isAbout(coupon.placement, couponId)) setPlacement(placement);
}

/** The coupon asks about this offer or follows it to its end; an empty one follows what a reload left. */
function isAbout(placement: SeenPlacement, couponId: string): boolean {
  if (placement.state === 'draft') return coupon.bets.length === 0;
  if (placement.state === 'offered') return placement.coupon.id === couponId;
  return 'intent' in placement && placement.intent.body.offerOf === couponId;
}
