import { serverNow } from '../../../platform/clock/clock.ts';
import { deviceStorage, onDeviceChange } from '../../../platform/storage/storage.ts';
import { agreeToPrices, setPlacement } from './placement.actions.ts';
import {
  placedCoupon,
  placementByKey,
  sendPlacement,
  sendSingles,
  type PlacedCoupon,
} from '../coupon.api.ts';
import { coupon } from '../coupon.store.ts';
import type { CouponBet } from '../coupon.types.ts';
import { placementOf } from './follow.ts';
import { intentOf, PLACEMENTS_KEY, type Order } from './intents.ts';
import { showAcceptance } from './offers.ts';
import type { Placement, SeenCoupon } from './placement.types.ts';
import { emitPlacement } from './placementEvents.ts';
import { createPlacing } from './placing.ts';
import { createReviews } from './reviews.ts';
import { createOffers, createOneClick } from './standaloneBets.ts';

// A stake from the place button to its receipt, in this order:
//
// 1. `placeCoupon` stores the prices that the player agreed to, and gives the order a key (`intents.ts`).
// 2. `placing` stores the intent on the device before anything is sent (`placing.ts`).
// 3. It sends the intent. If the answer is lost, it asks by the key, and sends again only what the server never
//    received, until the result is known (`follow.ts`).
// 4. `show` writes each state to the coupon's store, where the coupon shows it, and emits it, so that the app requests
//    balances and bets again.
// 5. A stake that an operator reviews is followed until the answer (`reviews.ts`).
//
// One-click bets and accepted offers go the same way outside the coupon (`standaloneBets.ts`).

let playerId = '';

const deps = {
  send: sendPlacement,
  byKey: placementByKey,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/** Places the coupon as the player sees it, as one intent with a new key. */
export function placeCoupon(by: string, order: Order): Promise<void> {
  playerId = by;
  agreeToPricesOf([order]);
  return placing.place(intentOf(by, order));
}

/** Places singles as the player sees them, each with its own intent, key and result. */
export function placeSingles(by: string, orders: readonly Order[]): Promise<void> {
  playerId = by;
  agreeToPricesOf(orders);
  return placing.placeSingles(orders.map((order) => intentOf(by, order)));
}

function agreeToPricesOf(orders: readonly Order[]): void {
  agreeToPrices(
    new Map(orders.flatMap(({ bets }) => bets.map(({ bet, price }) => [bet.selectionId, price]))),
  );
}

const placing = createPlacing({
  ...deps,
  sendSingles,
  show,
  failed: (error) => emitPlacement('failure', error),
});

function show(placement: Placement): void {
  setPlacement(placement);
  emitPlacement('step', placement);
  if (placement.state === 'review') void reviews.follow(playerId, placement.coupon.id);
}

const reviews = createReviews({ ...deps, byId: placedCoupon, decided });

/** Handles an operator's answer: updates the coupon if it is still open, otherwise emits `reviewed`. */
function decided(placed: PlacedCoupon): void {
  const { placement } = coupon;
  if (placement.state === 'review' && placement.coupon.id === placed.id) show(placementOf(placed));
  else emitPlacement('reviewed', placed);
}

/** Places a single with one click, outside the coupon; clicking again while it is pending doesn't place it twice. */
export function placeOneClick(by: string, bet: CouponBet, order: Order): Promise<void> {
  playerId = by;
  return oneClick.place(bet, intentOf(by, order));
}

const oneClick = createOneClick({
  ...deps,
  show: (bet, placement) => emitPlacement('oneClick', { bet, placement }),
});

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
  const order: Order = {
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
  };
  return offers.place(asked.id, intentOf(by, order));
}

const offers = createOffers({
  ...deps,
  show(couponId, placement) {
    showAcceptance(couponId, placement);
    if (placement.state === 'draft') emitPlacement('failure', undefined);
    else emitPlacement('step', placement);
  },
  left: (couponId) => showAcceptance(couponId, { state: 'draft' }),
});

/** Resumes what a closed or reloaded page left pending. */
export async function resumePlacements(by: string): Promise<void> {
  playerId = by;
  await Promise.all([placing.resume(by), oneClick.resume(by), offers.resume(by), reviews.resume(by)]);
}

/** Follows placements of other tabs here too, so that the same coupon isn't placed twice. Call once. */
export function followOtherTabs(): void {
  onDeviceChange(PLACEMENTS_KEY, () => void placing.resume(playerId));
}
