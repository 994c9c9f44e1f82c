import { proxy, snapshot } from 'valtio/vanilla';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { emptyContent, KeptCoupon, type CouponState } from './coupon.state.ts';
import { couponSettings } from './couponSettings.store.ts';
import { isOnItsWay, type Placement } from './placement.types.ts';

/** Where the device keeps the coupon. */
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

/** Another window changed the coupon while this one couldn't take it over. */
let isBehind = false;

function busyIn(placement: Placement): boolean {
  return placement.state === 'singles'
    ? placement.results.some((result) => isOnItsWay(result.placement))
    : isOnItsWay(placement);
}

/** A placement is on its way: the coupon stays as it was sent. */
export function isBusy(): boolean {
  return coupon.isActivePlaceBet;
}

/** Puts the coupon on the device. */
export function keepCoupon(): void {
  deviceStorage.write(COUPON_KEY, keptCoupon());
}

/** The coupon as the device keeps it. */
export function keptCoupon(): KeptCoupon {
  const { bets, addedAtByBetId, typeId, systemValue, ...others } = snapshot(coupon);
  const { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet } = others;
  const facts = { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet };
  return { bets: [...bets], addedAtByBetId, typeId, systemValue, ...facts };
}

/** Takes a content over as it was kept; without one the coupon is empty. */
export function takeCoupon(kept: KeptCoupon | undefined): void {
  const told = Object.entries(kept ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(coupon, emptyContent(), Object.fromEntries(told));
  coupon.isActiveSystemBanker = coupon.bets.some(({ isBanker }) => isBanker);
}

/**
 * Takes over what another window made of the coupon while this one showed a placement.
 * @returns whether there was anything
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

/** Takes the coupon from the device and keeps the windows in step. Call once, in boot. */
export function startCoupon(): void {
  restore();
  coupon.isActiveAutoMax = couponSettings.isAutoMax;
  coupon.isActiveVipBet = couponSettings.isVipBet;
  onDeviceChange(COUPON_KEY, () => {
    // What a placement shows belongs to the selections that it was made of.
    if (coupon.placement.state === 'draft') restore();
    else isBehind = true;
  });
}

/** Puts the coupon beside a wide page away, or shows it again. */
export function showQuickCoupon(isVisible: boolean): void {
  coupon.isVisibleQuickCoupon = isVisible;
}
