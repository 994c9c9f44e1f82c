import { toWire } from '@touchline/betting';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { placementByKey, sendPlacement } from './coupon.api.ts';
import type { Leg } from './coupon.rules.ts';
import { couponTypeOf } from './coupon.rules.ts';
import { agreeToPrices, setPlacement } from './coupon.store.ts';
import { couponSettings } from './couponSettings.store.ts';
import { createPlacing } from './placement.ts';
import { tellFailure, tellStep } from './placementEvents.ts';

const placing = createPlacing({
  send: sendPlacement,
  byKey: placementByKey,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  show(placement) {
    setPlacement(placement);
    tellStep(placement);
  },
  failed: tellFailure,
});

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
