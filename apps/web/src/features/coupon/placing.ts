import { serverNow } from '../../platform/clock/clock.ts';
import { referral } from '../../platform/site/referral.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { placedCoupon, placementByKey, sendPlacement, sendSingles, type PlacedCoupon } from './coupon.api.ts';
import { coupon } from './coupon.store.ts';
import { agreeToPrices, setPlacement } from './couponPlacement.store.ts';
import type { CouponBet, Intent } from './coupon.types.ts';
import { couponSettings } from './couponSettings.store.ts';
import { placementOf } from './follow.ts';
import { createOffers, showTaking } from './offers.ts';
import { PLACEMENTS_KEY } from './keptPlacements.ts';
import { createOneClick } from './oneClick.ts';
import { createPlacing } from './placement.ts';
import { placementBody, type Order } from './placementBody.ts';
import { tellPlacement } from './placementEvents.ts';
import type { Placement, SeenCoupon } from './placement.types.ts';
import { createReviews } from './reviews.ts';

const parts = {
  send: sendPlacement,
  byKey: placementByKey,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

let playerId = '';

const placing = createPlacing({
  ...parts,
  sendSingles,
  show,
  failed: (error) => tellPlacement('failure', error),
});

const reviews = createReviews({ ...parts, byId: placedCoupon, decided });

const oneClick = createOneClick({
  ...parts,
  show(bet, placement) {
    tellPlacement('oneClick', { bet, placement });
  },
});

const offers = createOffers({
  ...parts,
  show(couponId, placement) {
    showTaking(couponId, placement);
    if (placement.state === 'draft') tellPlacement('failure', undefined);
    else tellPlacement('step', placement);
  },
  left: (couponId) => showTaking(couponId, { state: 'draft' }),
});

function show(placement: Placement): void {
  setPlacement(placement);
  tellPlacement('step', placement);
  if (placement.state === 'review') void reviews.follow(playerId, placement.coupon.id);
}

/** Handles an operator's answer: updates the coupon if it is still open, otherwise emits `reviewed`. */
function decided(placed: PlacedCoupon): void {
  const { placement } = coupon;
  if (placement.state === 'review' && placement.coupon.id === placed.id) show(placementOf(placed));
  else tellPlacement('reviewed', placed);
}

function intentOf(order: Order): Intent {
  return {
    key: crypto.randomUUID(),
    playerId,
    askedAt: serverNow(),
    body: placementBody({ ...order, refId: referral() }, couponSettings),
  };
}

/** Places the coupon as the player sees it, as one intent with a new key. */
export function placeCoupon(by: string, order: Order): Promise<void> {
  playerId = by;
  agreeToPrices(new Map(order.bets.map(({ bet, price }) => [bet.selectionId, price])));
  return placing.place(intentOf(order));
}

/** Places singles as the player sees them, each with its own intent, key and result. */
export function placeSingles(by: string, orders: readonly Order[]): Promise<void> {
  playerId = by;
  agreeToPrices(
    new Map(orders.flatMap(({ bets }) => bets.map(({ bet, price }) => [bet.selectionId, price]))),
  );
  return placing.placeSingles(orders.map((order) => intentOf(order)));
}

/**
 * Accepts an operator's offer, from the coupon or the bet's page: the same coupon at the offered stake and prices.
 */
export function takeOffer(
  by: string,
  asked: SeenCoupon,
  { amount, bets }: NonNullable<SeenCoupon['offer']>,
  coefViewId: number,
): Promise<void> {
  playerId = by;
  const coefs = new Map(bets.map(({ selectionId, coef }) => [selectionId, coef]));
  return offers.place(
    asked.id,
    intentOf({
      accountId: asked.accountId,
      typeId: asked.typeId,
      amount,
      amountByBlockId: asked.amountByBlockId,
      systemValue: asked.systemValue,
      hasBonusBet: asked.hasBonusBet,
      expressId: asked.expressId,
      offerOf: asked.id,
      coefViewId,
      bets: asked.bets.map((leg) => ({ bet: leg, price: coefs.get(leg.selectionId) ?? leg.coef })),
    }),
  );
}

/** Places a single with one click, outside the coupon; clicking again while it is pending doesn't place it twice. */
export function placeAtOneTouch(by: string, bet: CouponBet, order: Order): Promise<void> {
  playerId = by;
  return oneClick.place(bet, intentOf(order));
}

/** Resumes what a closed or reloaded page left pending. */
export async function resumePlacements(by: string): Promise<void> {
  playerId = by;
  await Promise.all([placing.resume(by), oneClick.resume(by), offers.resume(by), reviews.resume(by)]);
}

/** Follows placements of other tabs here too, so that the same coupon isn't placed twice. Call once. */
export function followOtherTabs(): void {
  onDeviceChange(PLACEMENTS_KEY, () => void placing.resume(playerId));
}
