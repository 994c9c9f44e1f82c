import { deviceStorage } from '../../platform/storage/storage.ts';
import { backToDraft, staysWhole } from './couponEdit.store.ts';
import { coupon, COUPON_KEY, isBusy, keepCoupon } from './coupon.store.ts';
import { KeptCoupon } from './coupon.state.ts';
import { isOver, placedIn, type Placement } from './placement.types.ts';

/** Keeps the selections of a placed coupon for another one. */
export function keepSelections(): void {
  if (!isBusy()) backToDraft(true);
  keepCoupon();
}

/** Returns from a placement's result to the coupon, without what was placed. */
export function reviseCoupon(): void {
  if (isBusy()) return;
  backToDraft();
  keepCoupon();
}

/**
 * Stores the prices that the player has seen and agreed to.
 * @param prices decimal odds as text, by selection id
 */
export function agreeToPrices(prices: ReadonlyMap<string, string>): void {
  coupon.bets = coupon.bets.map((bet) => ({ ...bet, coef: prices.get(bet.selectionId) ?? bet.coef }));
  keepCoupon();
}

/** Clears a placed coupon when the player leaves it. */
export function leaveCoupon(): void {
  if (isOver(coupon.placement)) reviseCoupon();
}

/** Sets the state of the placement; placed selections are removed from the device. For use by the placement only. */
export function setPlacement(placement: Placement): void {
  coupon.placement = placement;
  if (!isBusy()) forgetPlaced(placement);
}

/** Removes only the placed selections from the device, since another window may have changed the coupon. */
function forgetPlaced(placement: Placement): void {
  const placed = placedIn(placement);
  if (placed.size === 0 || staysWhole(placement)) return;
  const kept = deviceStorage.read(COUPON_KEY, KeptCoupon);
  const bets = kept?.bets.filter(({ selectionId }) => !placed.has(selectionId)) ?? [];
  const nothing: KeptCoupon = { bets, addedAtByBetId: {} };
  deviceStorage.write(COUPON_KEY, kept && bets.length > 0 ? { ...kept, bets } : nothing);
}
