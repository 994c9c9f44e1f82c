import { binomial } from './elementary.ts';

/** Coupon types by their wire id. */
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

/** Every coupon type of the trade. */
export type CouponTypeId = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];

/** The types that pay as one coupon; multiple singles are one coupon for each bet (`splitSingles`). */
export type PayableCouponTypeId = Exclude<CouponTypeId, typeof COUPON_TYPE.multipleSingles>;

/** Most legs of one coupon unless the site says otherwise. */
export const DEFAULT_MAX_LEGS = 40;

/** Most lines of one coupon: ten of twenty. */
export const MAX_LINES = 184_756n;

/** Fewest legs that are no bankers, or blocks, that a system can be made of. */
export const FEWEST_IN_SYSTEM = 3;

/** How a type is built. Its units are its legs, without bankers, or its blocks, without the lobby. */
export interface TypeRules {
  /** Fewest legs, and most legs where the type itself limits them. */
  readonly legs: readonly [min: number, max?: number];
  /** Types whose legs lie in blocks: how many there are at least, and whether block 0 may be a lobby. */
  readonly blocks?: { readonly fewest: number; readonly takesLobby: boolean };
  readonly takesBankers?: true;
  /** Whether `systemValue` says how many units make a line. */
  readonly takesSystemValue?: true;
  readonly lines: (units: number, systemValue: number) => bigint;
}

const oneLine = () => 1n;

const RULES: Readonly<Record<CouponTypeId, TypeRules>> = {
  [COUPON_TYPE.single]: { legs: [1, 1], lines: oneLine },
  [COUPON_TYPE.express]: { legs: [2], lines: oneLine },
  [COUPON_TYPE.system]: {
    legs: [3, 20],
    takesBankers: true,
    takesSystemValue: true,
    lines: binomial,
  },
  [COUPON_TYPE.chain]: { legs: [2], lines: oneLine },
  [COUPON_TYPE.multiBet]: {
    legs: [3],
    blocks: { fewest: FEWEST_IN_SYSTEM, takesLobby: true },
    takesSystemValue: true,
    lines: binomial,
  },
  [COUPON_TYPE.conditional]: {
    legs: [3],
    blocks: { fewest: 2, takesLobby: false },
    lines: oneLine,
  },
  [COUPON_TYPE.antiExpress]: { legs: [2], lines: oneLine },
  [COUPON_TYPE.lucky]: { legs: [2, 8], lines: (units) => 2n ** BigInt(units) - 1n },
  [COUPON_TYPE.patent]: { legs: [3, 8], lines: (units) => 2n ** BigInt(units) - BigInt(units) - 1n },
  // One coupon for each of its legs, with one line each.
  [COUPON_TYPE.multipleSingles]: { legs: [1], lines: oneLine },
};

/** Whether coupons of the type are paid as one coupon: every type but multiple singles. */
export function isPayableCouponType(type: number): type is PayableCouponTypeId {
  return type !== COUPON_TYPE.multipleSingles && Object.hasOwn(RULES, type);
}

/** The rules of a type: what a form offers, what a request may bring and what a coupon is checked by. */
export function rulesOf(type: CouponTypeId): TypeRules {
  return RULES[type];
}

/** Fewest and most legs of a coupon type; `maxLegs` is the site's own maximum. */
export function legCountBounds(
  type: CouponTypeId,
  maxLegs: number = DEFAULT_MAX_LEGS,
): { readonly min: number; readonly max: number } {
  const [min, max = maxLegs] = RULES[type].legs;
  return { min, max: Math.min(max, maxLegs) };
}
