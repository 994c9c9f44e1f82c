import { createEmitter, type Emitter } from '../../../platform/emitter/emitter.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import type { CouponBet } from '../coupon.types.ts';
import type { OnePlacement, Placement } from './placement.types.ts';

/** A one-click bet and its state. */
export interface OneClickStep {
  readonly bet: CouponBet;
  readonly placement: OnePlacement;
}

interface PlacementEvents {
  /** Why a placement was refused as a request or could not be sent, so that nothing was placed. */
  readonly failure: unknown;
  /** A step of a placement in the coupon. */
  readonly step: Placement;
  /** A step of a one-click bet. */
  readonly oneClick: OneClickStep;
  /** An operator's answer to a coupon that is no longer open. */
  readonly reviewed: PlacedCoupon;
}

type Emitters = { readonly [Kind in keyof PlacementEvents]: Emitter<[event: PlacementEvents[Kind]]> };

// Separate from the placement code, which is loaded with the first player; subscribers are registered before that.
const emitters: Emitters = {
  failure: createEmitter(),
  step: createEmitter(),
  oneClick: createEmitter(),
  reviewed: createEmitter(),
};

/**
 * Subscribes to placement events of one kind.
 * @returns unsubscribes
 */
export function onPlacement<Kind extends keyof PlacementEvents>(
  kind: Kind,
  listener: (event: PlacementEvents[Kind]) => void,
): () => void {
  return emitters[kind].subscribe(listener);
}

/** Emits a placement event. */
export function emitPlacement<Kind extends keyof PlacementEvents>(
  kind: Kind,
  event: PlacementEvents[Kind],
): void {
  emitters[kind].emit(event);
}
