import { deviceStorage } from '../../platform/storage/storage.ts';
import { backToDraft, coupon, COUPON_KEY, isBusy, keepCoupon, placedIn } from './coupon.store.ts';
import { couponSettings } from './couponSettings.store.ts';
import type { Placement } from './placement.types.ts';

/** Keeps the selections of a placed coupon for another one. */
export function keepSelections(): void {
  if (!isBusy()) backToDraft(true);
  keepCoupon();
}

/** Goes back from what became of a placement to the coupon as it is: what was placed is gone from it. */
export function reviseCoupon(): void {
  if (isBusy()) return;
  backToDraft();
  keepCoupon();
}

/** The player has seen these prices and goes on with them. @param prices decimal odds as text, by selection id */
export function agreeToPrices(prices: ReadonlyMap<string, string>): void {
  coupon.bets = coupon.bets.map((bet) => ({ ...bet, coef: prices.get(bet.selectionId) ?? bet.coef }));
  keepCoupon();
}

/** A placed coupon that the player turns away from is done with. */
export function leaveCoupon(): void {
  if (coupon.placement.state === 'singles' || placedIn(coupon.placement) === 'all') reviseCoupon();
}

/** Moves the placement on; a placed coupon's selections are gone from the device. For the placement alone. */
export function setPlacement(placement: Placement): void {
  coupon.placement = placement;
  const isKept = couponSettings.isSelectionsKept && placement.state !== 'review';
  if (placedIn(placement) === 'all' && !isKept)
    deviceStorage.write(COUPON_KEY, { bets: [], addedAtByBetId: {} });
}
