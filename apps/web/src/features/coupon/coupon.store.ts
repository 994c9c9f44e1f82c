import { snapshot } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStore } from '../../platform/storage/deviceStore.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import { couponTypeIds, type CouponBet, type CouponTypeId } from './coupon.types.ts';
import { couponSettings } from './couponSettings.store.ts';
import { isPending, type Placement, type SinglePlacement } from './placement/placement.types.ts';

/** Size of a combination until the player chooses: the minimum. */
const FIRST_SYSTEM_VALUE = 2;

/** Maximum number of selections in a coupon. */
export const MAX_BETS = 40;

/** A selection as stored on the device. */
export const StoredBet = v.object({
  selectionId: v.string(),
  marketId: v.string(),
  gameId: v.number(),
  selectionKey: v.string(),
  marketType: v.string(),
  line: v.optional(v.string()),
  ordinal: v.optional(v.number()),
  sportId: v.number(),
  competition: v.string(),
  country: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.number(),
  coef: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,3})?$/))),
  isBlocked: v.optional(v.boolean()),
  isBanker: v.optional(v.boolean()),
  blockId: v.optional(v.number()),
});

/** Stored data of a coupon: of the active one and of those in other tabs. */
export const StoredCoupon = v.object({
  bets: v.pipe(v.array(StoredBet), v.maxLength(MAX_BETS)),
  addedAtByBetId: v.record(v.string(), v.number()),
  typeId: v.optional(v.picklist(couponTypeIds)),
  systemValue: v.optional(v.number()),
  isCouponLoadedFromCode: v.optional(v.boolean()),
  expressId: v.optional(v.string()),
  manuallyDeletedBonusBet: v.optional(v.boolean()),
});
export type StoredCoupon = v.InferOutput<typeof StoredCoupon>;

/** Content of a coupon; clearing the coupon resets all of it. */
export interface CouponContent {
  bets: CouponBet[];
  /** Server time at which a selection was added, UTC ms, by selection id. */
  addedAtByBetId: Record<string, number>;
  /** Type that the player chose; undefined while it follows from the number of selections. */
  typeId: CouponTypeId | undefined;
  /** Number of selections or blocks per combination, as the player chose. */
  systemValue: number;
  /** True if the player is marking bankers. */
  isActiveSystemBanker: boolean;
  isCouponLoadedFromCode: boolean;
  /** Id of the express of the day, as long as the coupon is an unchanged one. */
  expressId: string | undefined;
  /** True if the player removed the bonus row; it isn't offered again until the coupon is cleared. */
  manuallyDeletedBonusBet: boolean;
  /** Stakes of a conditional coupon's blocks as typed; a block without one stakes the whole available amount. */
  amountByBlockId: Record<number, string>;
  /** Stakes of singles as typed; one without uses `amount`. */
  amountByBetId: Record<string, string>;
  /** Promo code staked instead of money. */
  promoCode: string | undefined;
}

/** A coupon in an inactive tab. */
export interface ParkedCoupon {
  readonly tab: number;
  readonly coupon: StoredCoupon;
  /** Stakes typed for it. */
  readonly stakes?:
    | {
        readonly amount?: string | undefined;
        readonly amountByBetId: Record<string, string>;
        readonly amountByBlockId: Record<string, string>;
      }
    | undefined;
}

/** The last removal, while it can be undone. */
export interface Removed {
  /** Number of removed selections. */
  readonly count: number;
  /** Restores the coupon as it was before. */
  readonly bringBack: () => void;
}

/** Everything that the coupon consists of besides the player's settings. */
export interface CouponState extends CouponContent {
  /** Number of the active tab. */
  tab: number;
  /** Coupons in the other tabs. */
  parked: ParkedCoupon[];
  removed: Removed | undefined;
  /** Account to stake from; undefined for the active one. */
  accountId: string | undefined;
  /** Stake as typed; until then undefined, and the currency's first amount is used. */
  amount: string | undefined;
  /** True if the stake is the current maximum. */
  isActiveAutoMax: boolean;
  /** True if a stake above the maximum is requested. */
  isActiveVipBet: boolean;
  /** True if the missing balance is advanced against open bets. */
  isActivePrepaid: boolean;
  /** Promo code as typed. */
  manualPromoCode: string;
  /** Code of another coupon as typed. */
  loadCouponInputValue: string;
  /** True if the coupon is shown next to a wide page; otherwise it is a bar at the bottom of the page. */
  isVisibleQuickCoupon: boolean;
  placement: Placement;
  /** True if a placement is pending, during which the coupon can't change. */
  readonly isActivePlaceBet: boolean;
  /** Selections whose singles are pending. */
  readonly activePlaceBetIds: readonly string[];
  /** The coupon that was just placed. */
  readonly successCoupon: PlacedCoupon | undefined;
  /** Results of the singles. */
  readonly singlesResultCoupons: readonly SinglePlacement[];
}

/** Returns the content of an empty coupon. */
export function emptyContent(): CouponContent {
  return {
    bets: [],
    addedAtByBetId: {},
    typeId: undefined,
    systemValue: FIRST_SYSTEM_VALUE,
    isActiveSystemBanker: false,
    isCouponLoadedFromCode: false,
    expressId: undefined,
    manuallyDeletedBonusBet: false,
    amountByBlockId: {},
    amountByBetId: {},
    promoCode: undefined,
  };
}

/** Storage key of the coupon. */
export const COUPON_KEY = 'coupon';

/** The coupon of this device. Written only by the actions of this feature. */
export const coupon = deviceStore<CouponState>({
  tab: 1,
  parked: [],
  removed: undefined,
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
      .filter(({ placement }) => isPending(placement))
      .map(({ selectionId }) => selectionId);
  },
  get successCoupon() {
    return this.placement.state === 'accepted' ? this.placement.coupon : undefined;
  },
  get singlesResultCoupons() {
    return this.placement.state === 'singles' ? this.placement.results : [];
  },
});

/** True if another window changed the coupon while this one could not take the change over. */
let isBehind = false;

function busyIn(placement: Placement): boolean {
  return placement.state === 'singles'
    ? placement.results.some((result) => isPending(result.placement))
    : isPending(placement);
}

/** Returns whether a placement is pending, during which the coupon can't change. */
export function isBusy(): boolean {
  return coupon.isActivePlaceBet;
}

/** Stores the coupon on the device. */
export function storeCoupon(): void {
  deviceStorage.write(COUPON_KEY, toStoredCoupon());
}

/** Returns the coupon in its stored form. */
export function toStoredCoupon(): StoredCoupon {
  const { bets, addedAtByBetId, typeId, systemValue, ...others } = snapshot(coupon);
  const { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet } = others;
  const facts = { isCouponLoadedFromCode, expressId, manuallyDeletedBonusBet };
  return { bets: [...bets], addedAtByBetId, typeId, systemValue, ...facts };
}

/** Replaces the content by a stored one; without one the coupon is cleared. */
export function applyStoredCoupon(stored: StoredCoupon | undefined): void {
  const known = Object.entries(stored ?? {}).filter(([, value]) => value !== undefined);
  Object.assign(coupon, emptyContent(), Object.fromEntries(known));
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
  applyStoredCoupon(deviceStorage.read(COUPON_KEY, StoredCoupon));
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
