import { binomial } from './elementary.ts';

/** Coupon types by wire id. */
export const COUPON_TYPE = {
  single: 0,
  express: 1,
  system: 2,
  chain: 3,
  multiBet: 4,
  conditional: 5,
  antiExpress: 6,
  lucky: 7,
  patent: 8,
  multipleSingles: 9,
} as const;

/** Any coupon type. */
export type CouponTypeId = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];

/** Types that are paid as one coupon; multiple singles are one coupon per bet (`splitSingles`). */
export type PayableCouponTypeId = Exclude<CouponTypeId, typeof COUPON_TYPE.multipleSingles>;

/** Default maximum number of legs of a coupon. */
export const DEFAULT_MAX_LEGS = 40;

/** Maximum number of combinations of a coupon: ten out of twenty. */
export const MAX_COMBINATIONS = 184_756n;

/** Minimum number of legs (without bankers) or blocks of a system. */
export const FEWEST_IN_SYSTEM = 3;

/** Rules for building a coupon type. Its units are its legs without bankers, or its blocks without the lobby. */
export interface TypeRules {
  /** Minimum number of legs, and maximum if the type itself limits it. */
  readonly legs: readonly [min: number, max?: number];
  /** For types whose legs are in blocks: minimum number of blocks, and whether block 0 may be a lobby. */
  readonly blocks?: { readonly fewest: number; readonly takesLobby: boolean };
  readonly takesBankers?: true;
  /** True if `systemValue` sets the number of units per combination. */
  readonly takesSystemValue?: true;
  readonly combinations: (units: number, systemValue: number) => bigint;
}

const oneCombination = () => 1n;

const RULES: Readonly<Record<CouponTypeId, TypeRules>> = {
  [COUPON_TYPE.single]: { legs: [1, 1], combinations: oneCombination },
  [COUPON_TYPE.express]: { legs: [2], combinations: oneCombination },
  [COUPON_TYPE.system]: {
    legs: [3, 20],
    takesBankers: true,
    takesSystemValue: true,
    combinations: binomial,
  },
  [COUPON_TYPE.chain]: { legs: [2], combinations: oneCombination },
  [COUPON_TYPE.multiBet]: {
    legs: [3],
    blocks: { fewest: FEWEST_IN_SYSTEM, takesLobby: true },
    takesSystemValue: true,
    combinations: binomial,
  },
  [COUPON_TYPE.conditional]: {
    legs: [3],
    blocks: { fewest: 2, takesLobby: false },
    combinations: oneCombination,
  },
  [COUPON_TYPE.antiExpress]: { legs: [2], combinations: oneCombination },
  [COUPON_TYPE.lucky]: { legs: [2, 8], combinations: (units) => 2n ** BigInt(units) - 1n },
  [COUPON_TYPE.patent]: { legs: [3, 8], combinations: (units) => 2n ** BigInt(units) - BigInt(units) - 1n },
  // One coupon per leg, with one combination each.
  [COUPON_TYPE.multipleSingles]: { legs: [1], combinations: oneCombination },
};

/** Returns whether coupons of the type are paid as one coupon: every type but multiple singles. */
export function isPayableCouponType(type: number): type is PayableCouponTypeId {
  return type !== COUPON_TYPE.multipleSingles && Object.hasOwn(RULES, type);
}

/** Returns the rules of a type, used for forms, requests and validation. */
export function rulesOf(type: CouponTypeId): TypeRules {
  return RULES[type];
}

/** Returns the minimum and maximum number of legs of a coupon type; `maxLegs` is the site's own maximum. */
export function legCountBounds(
  type: CouponTypeId,
  maxLegs: number = DEFAULT_MAX_LEGS,
): { readonly min: number; readonly max: number } {
  const [min, max = maxLegs] = RULES[type].legs;
  return { min, max: Math.min(max, maxLegs) };
}
