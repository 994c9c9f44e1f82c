import { deviceStorage } from '../../../platform/storage/storage.ts';
import { backToDraft, staysWhole } from '../coupon.actions.ts';
import { coupon, COUPON_KEY, isBusy, storeCoupon, StoredCoupon } from '../coupon.store.ts';
import { isOver, placedSelections, type Placement } from './placement.types.ts';

/** Keeps the selections of a placed coupon for another one. */
export function keepSelections(): void {
  if (!isBusy()) backToDraft(true);
  storeCoupon();
}

/** Returns from a placement's result to the coupon, without what was placed. */
export function reviseCoupon(): void {
  if (isBusy()) return;
  backToDraft();
  storeCoupon();
}

/**
 * Stores the prices that the player has seen and agreed to.
 * @param prices decimal odds as text, by selection id
 */
export function agreeToPrices(prices: ReadonlyMap<string, string>): void {
  coupon.bets = coupon.bets.map((bet) => ({ ...bet, coef: prices.get(bet.selectionId) ?? bet.coef }));
  storeCoupon();
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
  const placed = placedSelections(placement);
  if (placed.size === 0 || staysWhole(placement)) return;
  const stored = deviceStorage.read(COUPON_KEY, StoredCoupon);
  const bets = stored?.bets.filter(({ selectionId }) => !placed.has(selectionId)) ?? [];
  const nothing: StoredCoupon = { bets, addedAtByBetId: {} };
  deviceStorage.write(COUPON_KEY, stored && bets.length > 0 ? { ...stored, bets } : nothing);
}
