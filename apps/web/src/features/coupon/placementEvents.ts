import type { PlacedCoupon } from './coupon.api.ts';
import type { CouponBet } from './coupon.types.ts';
import type { OnePlacement, Placement } from './placement.types.ts';

/** A bet that was placed at one touch, and where it stands. */
export interface OneClickStep {
  readonly bet: CouponBet;
  readonly placement: OnePlacement;
}

interface News {
  /** A placement was refused as a request or could not be sent, so that nothing became of it; why. */
  readonly failure: unknown;
  /** A step of a placement in the coupon. */
  readonly step: Placement;
  /** A step of a bet at one touch. */
  readonly oneClick: OneClickStep;
  /** An operator answered on a coupon that the player no longer looks at. */
  readonly reviewed: PlacedCoupon;
}

type Listeners = { readonly [Kind in keyof News]: Set<(news: News[Kind]) => void> };

// Apart from what places bets: that is loaded with the first player, and those who listen are there before.
const listeners: Listeners = {
  failure: new Set(),
  step: new Set(),
  oneClick: new Set(),
  reviewed: new Set(),
};

/** Hears news of placements of one kind. @returns stops hearing */
export function onPlacement<Kind extends keyof News>(
  kind: Kind,
  listener: (news: News[Kind]) => void,
): () => void {
  listeners[kind].add(listener);
  return () => listeners[kind].delete(listener);
}

/** Tells those who hear of such news. */
export function tellPlacement<Kind extends keyof News>(kind: Kind, news: News[Kind]): void {
  for (const listener of listeners[kind]) listener(news);
}
