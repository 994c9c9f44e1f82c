import { proxy, snapshot } from 'valtio/vanilla';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { emptyContent, KeptCoupon, MOST_BETS, type CouponContent, type CouponState } from './coupon.state.ts';
import type { CouponBet } from './coupon.types.ts';
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

function busyIn(placement: Placement): boolean {
  return placement.state === 'singles'
    ? placement.results.some((result) => isOnItsWay(result.placement))
    : isOnItsWay(placement);
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

/**
 * Puts another content in place of the coupon's own: one from another tab, under a code, or ready-made.
 * @returns why it did nothing: a bet is on its way
 */
export function replaceCoupon(content: KeptCoupon): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  coupon.placement = { state: 'draft' };
  coupon.amount = undefined;
  take(content);
  keepCoupon();
  return 'done';
}

function take(kept: KeptCoupon | undefined): void {
  const told = Object.entries(kept ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(coupon, emptyContent(), Object.fromEntries(told));
  coupon.isActiveSystemBanker = coupon.bets.some(({ isBanker }) => isBanker);
}

function restore(): void {
  take(deviceStorage.read(COUPON_KEY, KeptCoupon));
}

/** Takes the coupon from the device and keeps the windows in step. Call once, in boot. */
export function startCoupon(): void {
  restore();
  coupon.isActiveAutoMax = couponSettings.isAutoMax;
  coupon.isActiveVipBet = couponSettings.isVipBet;
  onDeviceChange(COUPON_KEY, () => {
    if (!isBusy()) restore();
  });
}

/** A placement is on its way: the coupon stays as it was sent. */
export function isBusy(): boolean {
  return coupon.isActivePlaceBet;
}

/** Selections that are bets now. */
export function placedIn(placement: Placement): 'all' | ReadonlySet<string> {
  if (placement.state === 'accepted' || placement.state === 'review') return 'all';
  if (placement.state !== 'singles') return new Set();
  const placed = placement.results.filter((result) => result.placement.state === 'accepted');
  return new Set(placed.map(({ selectionId }) => selectionId));
}

/** What an ended placement left behind goes away with the player's next move. @param keeps the selections stay */
export function backToDraft(keeps = couponSettings.isSelectionsKept): void {
  const { placement } = coupon;
  if (placement.state === 'draft') return;
  coupon.placement = { state: 'draft' };
  const placed = placedIn(placement);
  const isWhole = placed === 'all' || placed.size === coupon.bets.length;
  // Singles that are bets already would be placed twice with those that failed.
  if (keeps && isWhole && placement.state !== 'review') return;
  if (placed === 'all') Object.assign(coupon, emptyContent());
  else if (placed.size > 0) dropBets(placed);
}

/** A change of the coupon by the player, unless a bet is on its way: what an ended placement left goes first. */
export function editCoupon(change: (content: CouponContent) => void): void {
  if (isBusy()) return;
  backToDraft();
  coupon.expressId = undefined;
  change(coupon);
  keepCoupon();
}

/** A change of what is staked, unless a bet is on its way. */
export function editStake(change: (state: CouponState) => void): void {
  if (isBusy()) return;
  backToDraft();
  change(coupon);
}

function dropBets(gone: ReadonlySet<string>): void {
  const bets = coupon.bets.filter(({ selectionId }) => !gone.has(selectionId));
  if (bets.length === 0) return void Object.assign(coupon, emptyContent());
  const isLeft = ([selectionId]: [string, unknown]) => !gone.has(selectionId);
  coupon.bets = bets;
  coupon.addedAtByBetId = Object.fromEntries(Object.entries(coupon.addedAtByBetId).filter(isLeft));
  coupon.amountByBetId = Object.fromEntries(Object.entries(coupon.amountByBetId).filter(isLeft));
}

/**
 * Puts a selection in, or takes it out when it is there.
 * @returns why it did nothing: a bet is on its way, or the coupon is full
 */
export function toggleBet(bet: CouponBet): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  backToDraft();
  if (coupon.bets.some(({ selectionId }) => selectionId === bet.selectionId)) {
    removeBet(bet.selectionId);
    return 'done';
  }
  // Another price of the same market replaces the one chosen before: nobody backs both sides on purpose.
  const others = coupon.bets.filter(({ marketId }) => marketId !== bet.marketId);
  if (others.length >= MOST_BETS) return 'full';
  editCoupon((content) => {
    content.bets = [...others, bet];
    content.addedAtByBetId = { ...content.addedAtByBetId, [bet.selectionId]: serverNow() };
  });
  return 'done';
}

/** Takes a selection out. */
export function removeBet(selectionId: string): void {
  removeBets([selectionId]);
}

/** Takes several selections out at once, such as all that are over. */
export function removeBets(selectionIds: readonly string[]): void {
  editCoupon(() => dropBets(new Set(selectionIds)));
}

/** Empties the coupon. */
export function clearCoupon(): void {
  editCoupon(() => Object.assign(coupon, emptyContent()));
}

/** Puts the coupon beside a wide page away, or shows it again. */
export function showQuickCoupon(isVisible: boolean): void {
  coupon.isVisibleQuickCoupon = isVisible;
}
