import type { CouponRefusal } from '@touchline/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { PlacedCoupon } from '../coupon.api.ts';
import type { Intent } from './intents.ts';

/** An operator's counter-offer to a stake above the maximum. */
export type Offer = NonNullable<PlacedCoupon['offer']>;

/** State of placing one coupon. */
export type OnePlacement =
  | { readonly state: 'draft' }
  | { readonly state: 'submitting'; readonly intent: Intent }
  /** The answer was lost; the result is requested by key. */
  | { readonly state: 'unknown'; readonly intent: Intent }
  | { readonly state: 'pending'; readonly intent: Intent; readonly coupon: PlacedCoupon }
  /** Under review by an operator. */
  | { readonly state: 'review'; readonly coupon: PlacedCoupon }
  | { readonly state: 'accepted'; readonly coupon: PlacedCoupon }
  /** An operator offers other terms for a limited time. */
  | { readonly state: 'offered'; readonly coupon: PlacedCoupon; readonly offer: Offer }
  | { readonly state: 'needsConfirm'; readonly refusal: CouponRefusal }
  | { readonly state: 'rejected'; readonly refusal: CouponRefusal };

/** State of one of several singles. */
export interface SinglePlacement {
  readonly selectionId: string;
  /** `draft` when the request itself was refused, so that there is no coupon. */
  readonly placement: OnePlacement;
}

/** State of the placement that the player sees. */
export type Placement =
  | OnePlacement
  | { readonly state: 'singles'; readonly results: readonly SinglePlacement[] };

/** Snapshots of these types, as read from the store. */
export type SeenPlacement = Snapshot<Placement>;
export type SeenSingle = Snapshot<SinglePlacement>;
export type SeenCoupon = Snapshot<PlacedCoupon>;

/** Returns whether the placement is pending: it can't be changed until its result is known. */
export function isPending({ state }: Pick<OnePlacement, 'state'>): boolean {
  return state === 'submitting' || state === 'pending' || state === 'unknown';
}

/** Returns whether the placement's result replaces the selections: they are bets now, or under review. */
export function isOver({ state }: Pick<SeenPlacement, 'state'>): boolean {
  return state === 'accepted' || state === 'review' || state === 'singles';
}

/** Returns the selections that are bets now, or under review. */
export function placedSelections(placement: SeenPlacement): ReadonlySet<string> {
  if (placement.state === 'singles') {
    const placed = placement.results.filter((result) => result.placement.state === 'accepted');
    return new Set(placed.map(({ selectionId }) => selectionId));
  }
  const isPlaced = placement.state === 'accepted' || placement.state === 'review';
  return new Set(isPlaced ? placement.coupon.bets.map(({ selectionId }) => selectionId) : []);
}
