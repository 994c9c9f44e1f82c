import type { CouponRefusal } from '@touchline/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';

/** What an operator offers in place of a stake above the most. */
export type Offer = NonNullable<PlacedCoupon['offer']>;

/** Where the placement of one coupon stands. */
export type OnePlacement =
  | { readonly state: 'draft' }
  | { readonly state: 'submitting'; readonly intent: Intent }
  /** The answer was lost; the server is asked by key. */
  | { readonly state: 'unknown'; readonly intent: Intent }
  | { readonly state: 'pending'; readonly intent: Intent; readonly coupon: PlacedCoupon }
  /** An operator looks at it. */
  | { readonly state: 'review'; readonly coupon: PlacedCoupon }
  | { readonly state: 'accepted'; readonly coupon: PlacedCoupon }
  /** An operator offers other terms, for a time. */
  | { readonly state: 'offered'; readonly coupon: PlacedCoupon; readonly offer: Offer }
  | { readonly state: 'needsConfirm'; readonly refusal: CouponRefusal }
  | { readonly state: 'rejected'; readonly refusal: CouponRefusal };

/** Where one of several singles stands. */
export interface SinglePlacement {
  readonly selectionId: string;
  /** `draft` when the request itself was refused, so that there is no coupon. */
  readonly placement: OnePlacement;
}

/** Where the placement of what the player sees stands. */
export type Placement =
  | OnePlacement
  | { readonly state: 'singles'; readonly results: readonly SinglePlacement[] };

/** As the store shows them. */
export type SeenPlacement = Snapshot<Placement>;
export type SeenSingle = Snapshot<SinglePlacement>;
export type SeenCoupon = Snapshot<PlacedCoupon>;

/** The bet is on its way: it can't be changed until its end is known. */
export function isOnItsWay({ state }: Pick<OnePlacement, 'state'>): boolean {
  return state === 'submitting' || state === 'pending' || state === 'unknown';
}

/** What is bet on stands in place of the selections: they are bets now, or an operator's to take. */
export function isOver({ state }: Pick<SeenPlacement, 'state'>): boolean {
  return state === 'accepted' || state === 'review' || state === 'singles';
}

/** Selections that are bets now, or an operator's to take. */
export function placedIn(placement: SeenPlacement): ReadonlySet<string> {
  if (placement.state === 'singles') {
    const placed = placement.results.filter((result) => result.placement.state === 'accepted');
    return new Set(placed.map(({ selectionId }) => selectionId));
  }
  const isPlaced = placement.state === 'accepted' || placement.state === 'review';
  return new Set(isPlaced ? placement.coupon.bets.map(({ selectionId }) => selectionId) : []);
}
