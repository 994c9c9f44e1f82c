import { toWire } from '@touchline/betting';
import type { ApiError } from '../../platform/api/apiError.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { placementByKey, sendPlacement } from './coupon.api.ts';
import type { Leg } from './coupon.rules.ts';
import { couponTypeOf } from './coupon.rules.ts';
import { agreeToPrices, setPlacement } from './coupon.store.ts';
import { couponSettings } from './couponSettings.store.ts';
import { createPlacing } from './placement.ts';
import type { Placement } from './placement.types.ts';

const failureListeners = new Set<(error: ApiError) => void>();
const stepListeners = new Set<(placement: Placement) => void>();

const placing = createPlacing({
  send: sendPlacement,
  byKey: placementByKey,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  show(placement) {
    setPlacement(placement);
    for (const listener of stepListeners) listener(placement);
  },
  failed: (error) => failureListeners.forEach((listener) => listener(error)),
});

/** Hears that a placement was refused as a request, so that nothing became of it. @returns stops hearing */
export function onPlacementFailed(listener: (error: ApiError) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Hears every step of a placement. @returns stops hearing */
export function onPlacementStep(listener: (placement: Placement) => void): () => void {
  stepListeners.add(listener);
  return () => stepListeners.delete(listener);
}

export interface PlaceOrder {
  readonly playerId: string;
  readonly accountId: string;
  readonly iso: string;
  readonly stakeMinor: bigint;
  /** Each at the price that the player sees. */
  readonly legs: readonly Leg[];
  readonly coefViewId: number;
}

/** Places the coupon as the player sees it: one intent with a key of its own. */
export function placeCoupon({
  playerId,
  accountId,
  iso,
  stakeMinor,
  legs,
  coefViewId,
}: PlaceOrder): Promise<void> {
  agreeToPrices(new Map(legs.map(({ bet, price }) => [bet.selectionId, price])));
  const { changeCoefAction, exactCoef, isDropOnScoreChange } = couponSettings;
  return placing.place({
    key: crypto.randomUUID(),
    playerId,
    askedAt: serverNow(),
    body: {
      accountId,
      typeId: couponTypeOf(legs),
      amount: toWire(stakeMinor, iso),
      changeCoefAction,
      exactCoef,
      isDropOnScoreChange,
      coefViewId,
      bets: legs.map(({ bet, price }) => ({
        gameId: bet.gameId,
        marketId: bet.marketId,
        selectionId: bet.selectionId,
        coef: price,
      })),
    },
  });
}

/** Takes up a placement that a closed or reloaded page left on its way. */
export function resumePlacement(playerId: string): Promise<void> {
  return placing.resume(playerId);
}
