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
  if (isOver(coupon.placement)) reviseCoupon();
}

/** Moves the placement on; a placed coupon's selections are gone from the device. For the placement alone. */
export function setPlacement(placement: Placement): void {
  coupon.placement = placement;
  if (!isBusy()) forgetPlaced(placement);
}

/** Takes what was placed off the device, and that alone: another window may have gone on with the coupon. */
function forgetPlaced(placement: Placement): void {
  const placed = placedIn(placement);
  if (placed.size === 0 || staysWhole(placement)) return;
  const kept = deviceStorage.read(COUPON_KEY, KeptCoupon);
  const bets = kept?.bets.filter(({ selectionId }) => !placed.has(selectionId)) ?? [];
  const nothing: KeptCoupon = { bets, addedAtByBetId: {} };
  deviceStorage.write(COUPON_KEY, kept && bets.length > 0 ? { ...kept, bets } : nothing);
}
