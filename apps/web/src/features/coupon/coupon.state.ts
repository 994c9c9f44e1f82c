import * as v from 'valibot';
import { couponTypeIds, type CouponBet, type CouponTypeId } from './coupon.types.ts';
import type { Placement, SinglePlacement } from './placement.types.ts';
import type { PlacedCoupon } from './coupon.api.ts';

/** How many selections or blocks make a line until the player chooses: the fewest. */
const FIRST_SYSTEM_VALUE = 2;

/** Most selections of one coupon. */
export const MOST_BETS = 40;

/** A selection as the device keeps it. */
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

/** What of a coupon the device keeps: of the one in use, and of the ones in the other tabs. */
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

/** What a coupon is made of; an emptied one begins with all of it anew. */
export interface CouponContent {
  bets: CouponBet[];
  /** Server time at which a selection came in, UTC ms, by selection id. */
  addedAtByBetId: Record<string, number>;
  /** The type that the player chose; undefined while the number of selections says it. */
  typeId: CouponTypeId | undefined;
  /** How many selections or blocks make a line, as the player chose. */
  systemValue: number;
  /** The player is marking bankers. */
  isActiveSystemBanker: boolean;
  isCouponLoadedFromCode: boolean;
  /** The express of the day that this is, as long as nothing of it was changed. */
  expressId: string | undefined;
  /** The player took the bonus row out; it isn't offered again until the coupon is emptied. */
  manuallyDeletedBonusBet: boolean;
  /** Stakes of the blocks of a conditional coupon as typed; one without stakes all that is there. */
  amountByBlockId: Record<number, string>;
  /** Stakes of single bets as typed; one without takes `amount`. */
  amountByBetId: Record<string, string>;
  /** The code that stakes in place of money. */
  promoCode: string | undefined;
}

export interface CouponState extends CouponContent {
  /** Number of the tab that this coupon stands in; the others are in `couponTabs.store.ts`. */
  tab: number;
  /** The account that the player stakes from; undefined for the one in use. */
  accountId: string | undefined;
  /** The stake as the player typed it; undefined until then, when the currency's first amount stands for it. */
  amount: string | undefined;
  /** The stake is the most that is possible, whatever that is at the moment. */
  isActiveAutoMax: boolean;
  /** A stake above the most is asked for. */
  isActiveVipBet: boolean;
  /** What the balance lacks is advanced against open bets. */
  isActivePrepaid: boolean;
  /** A promo code as typed. */
  manualPromoCode: string;
  /** The code of another coupon as typed. */
  loadCouponInputValue: string;
  /** The coupon stands beside a wide page; otherwise it is a bar at its foot. */
  isVisibleQuickCoupon: boolean;
  placement: Placement;
  /** The bet is on its way: the coupon stays as it was sent. */
  readonly isActivePlaceBet: boolean;
  /** Selections whose own bets are on their way. */
  readonly activePlaceBetIds: readonly string[];
  /** The coupon that was just placed. */
  readonly successCoupon: PlacedCoupon | undefined;
  /** What became of each single. */
  readonly singlesResultCoupons: readonly SinglePlacement[];
}

/** What an empty coupon holds. */
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
