import * as v from 'valibot';
import { couponTypeIds, type CouponBet, type CouponTypeId } from './coupon.types.ts';
import type { Placement, SinglePlacement } from './placement.types.ts';
import type { PlacedCoupon } from './coupon.api.ts';

/** Size of a combination until the player chooses: the minimum. */
const FIRST_SYSTEM_VALUE = 2;

/** Maximum number of selections in a coupon. */
export const MOST_BETS = 40;

/** A selection as stored on the device. */
export const KeptBet = v.object({
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
export const KeptCoupon = v.object({
  bets: v.pipe(v.array(KeptBet), v.maxLength(MOST_BETS)),
  addedAtByBetId: v.record(v.string(), v.number()),
  typeId: v.optional(v.picklist(couponTypeIds)),
  systemValue: v.optional(v.number()),
  isCouponLoadedFromCode: v.optional(v.boolean()),
  expressId: v.optional(v.string()),
  manuallyDeletedBonusBet: v.optional(v.boolean()),
});
export type KeptCoupon = v.InferOutput<typeof KeptCoupon>;

/** Content of a coupon; clearing the coupon resets all of it. */
export interface CouponContent {
  bets: CouponBet[];
  /** Server time at which a selection was added, UTC ms, by selection id. */
  addedAtByBetId: Record<string, number>;
  /** Type that the player chose; undefined while it follows from the number of selections. */
  typeId: CouponTypeId | undefined;
  /** Number of selections or blocks per combination, as the player chose. */
  systemValue: number;
  /** Whether the player is marking bankers. */
  isActiveSystemBanker: boolean;
  isCouponLoadedFromCode: boolean;
  /** Id of the express of the day, as long as the coupon is an unchanged one. */
  expressId: string | undefined;
  /** Whether the player removed the bonus row; it isn't offered again until the coupon is cleared. */
  manuallyDeletedBonusBet: boolean;
  /** Stakes of a conditional coupon's blocks as typed; a block without one stakes the whole available amount. */
  amountByBlockId: Record<number, string>;
  /** Stakes of singles as typed; one without uses `amount`. */
  amountByBetId: Record<string, string>;
  /** Promo code staked instead of money. */
  promoCode: string | undefined;
}

export interface CouponState extends CouponContent {
  /** Number of the tab of this coupon; the others are in `couponTabs.store.ts`. */
  tab: number;
  /** Account to stake from; undefined for the active one. */
  accountId: string | undefined;
  /** Stake as typed; until then undefined, and the currency's first amount is used. */
  amount: string | undefined;
  /** Whether the stake is the current maximum. */
  isActiveAutoMax: boolean;
  /** Whether a stake above the maximum is requested. */
  isActiveVipBet: boolean;
  /** Whether the missing balance is advanced against open bets. */
  isActivePrepaid: boolean;
  /** Promo code as typed. */
  manualPromoCode: string;
  /** Code of another coupon as typed. */
  loadCouponInputValue: string;
  /** Whether the coupon is shown next to a wide page; otherwise it is a bar at the bottom of the page. */
  isVisibleQuickCoupon: boolean;
  placement: Placement;
  /** Whether a placement is pending, during which the coupon can't change. */
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
