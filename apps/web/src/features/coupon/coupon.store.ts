import { proxy, snapshot } from 'valtio/vanilla';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { emptyContent, KeptCoupon, type CouponState } from './coupon.state.ts';
import { couponSettings } from './couponSettings.store.ts';
import { isOnItsWay, type Placement } from './placement.types.ts';

/** Storage key of the coupon. */
export const COUPON_KEY = 'coupon';

/** The coupon of this device. Written only by the actions of this feature. */
export const coupon = proxy<CouponState>({
  tab: 1,
  ...emptyContent(),
  accountId: undefined,
  amount: undefined,
  isActiveAutoMax: false,
  isActiveVipBet: false,
  isActivePrepaid: false,
  manualPromoCode: '',
  loadCouponInputValue: '',
  isVisibleQuickCoupon: true,
  placement: { state: 'draft' },
  get isActivePlaceBet() {
    return busyIn(this.placement);
  },
  get activePlaceBetIds() {
    return this.singlesResultCoupons
      .filter(({ placement }) => isOnItsWay(placement))
      .map(({ selectionId }) => selectionId);
  },
  get successCoupon() {
    return this.placement.state === 'accepted' ? this.placement.coupon : undefined;
  },
  get singlesResultCoupons() {
    return this.placement.state === 'singles' ? this.placement.results : [];
  },
});

/** Whether another window changed the coupon while this one could not take the change over. */
let isBehind = false;

function busyIn(placement: Placement): boolean {
  return placement.state === 'singles'
    ? placement.results.some((result) => isOnItsWay(result.placement))
    : isOnItsWay(placement);
}

/** Whether a placement is pending, during which the coupon can't change. */
export function isBusy(): boolean {
  return coupon.isActivePlaceBet;
}

/** Stores the coupon on the device. */
export function keepCoupon(): void {
  deviceStorage.write(COUPON_KEY, keptCoupon());
}

/** Returns the coupon in its stored form. */
export function keptCoupon(): KeptCoupon {
  const { bets, addedAtByBetId, typeId, systemValue, ...others } = snapshot(coupon);
  const { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet } = others;
  const facts = { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet };
  return { bets: [...bets], addedAtByBetId, typeId, systemValue, ...facts };
}

/** Replaces the content by a stored one; without one the coupon is cleared. */
export function takeCoupon(kept: KeptCoupon | undefined): void {
  const told = Object.entries(kept ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(coupon, emptyContent(), Object.fromEntries(told));
  coupon.isActiveSystemBanker = coupon.bets.some(({ isBanker }) => isBanker);
}

/**
 * Applies changes by another window that were deferred while this one showed a placement.
 * @returns whether there were any
 */
export function catchUp(): boolean {
  const wasBehind = isBehind;
  if (wasBehind) restore();
  return wasBehind;
}

function restore(): void {
  isBehind = false;
  takeCoupon(deviceStorage.read(COUPON_KEY, KeptCoupon));
}

/** Loads the coupon from the device and keeps the windows in sync. Call once, in boot. */
export function startCoupon(): void {
  restore();
  coupon.isActiveAutoMax = couponSettings.isAutoMax;
  coupon.isActiveVipBet = couponSettings.isVipBet;
  onDeviceChange(COUPON_KEY, () => {
    // A placement's state belongs to the selections it was made of.
    if (coupon.placement.state === 'draft') restore();
    else isBehind = true;
  });
}

/** Shows or hides the coupon next to a wide page. */
export function showQuickCoupon(isVisible: boolean): void {
  coupon.isVisibleQuickCoupon = isVisible;
}
