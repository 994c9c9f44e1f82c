import type { PlacedCoupon } from './coupon.api.ts';
import type { CouponBet } from './coupon.types.ts';
import type { OnePlacement, Placement } from './placement.types.ts';

/** A one-click bet and its state. */
export interface OneClickStep {
  readonly bet: CouponBet;
  readonly placement: OnePlacement;
}

interface News {
  /** Why a placement was refused as a request or could not be sent, so that nothing was placed. */
  readonly failure: unknown;
  /** A step of a placement in the coupon. */
  readonly step: Placement;
  /** A step of a one-click bet. */
  readonly oneClick: OneClickStep;
  /** An operator's answer to a coupon that is no longer open. */
  readonly reviewed: PlacedCoupon;
}

type Listeners = { readonly [Kind in keyof News]: Set<(news: News[Kind]) => void> };

// Separate from the placement code, which is loaded with the first player; subscribers are registered before that.
const listeners: Listeners = {
  failure: new Set(),
  step: new Set(),
  oneClick: new Set(),
  reviewed: new Set(),
};

/**
 * Subscribes to placement events of one kind.
 * @returns unsubscribes
 */
export function onPlacement<Kind extends keyof News>(
  kind: Kind,
  listener: (news: News[Kind]) => void,
): () => void {
  listeners[kind].add(listener);
  return () => listeners[kind].delete(listener);
}

/** Emits a placement event. */
export function tellPlacement<Kind extends keyof News>(kind: Kind, news: News[Kind]): void {
  for (const listener of listeners[kind]) listener(news);
}
