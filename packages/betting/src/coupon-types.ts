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

/** The types that this package can pay out. */
export type PayableCouponTypeId = typeof COUPON_TYPE.single | typeof COUPON_TYPE.express;

/** Most legs of one coupon unless the site says otherwise. */
export const DEFAULT_MAX_LEGS = 40;

interface TypeRules {
  /** Fewest legs, and most legs where the type itself limits them. */
  readonly legs: readonly [min: number, max?: number];
  readonly lines: (legCount: number) => bigint;
}

const RULES: Readonly<Record<PayableCouponTypeId, TypeRules>> = {
  [COUPON_TYPE.single]: { legs: [1, 1], lines: () => 1n },
  [COUPON_TYPE.express]: { legs: [2], lines: () => 1n },
};

/** Whether payouts of the type can be computed here. */
export function isPayableCouponType(type: number): type is PayableCouponTypeId {
  return Object.hasOwn(RULES, type);
}

/** Fewest and most legs of a coupon type; `maxLegs` is the site's own maximum. */
export function legCountBounds(
  type: PayableCouponTypeId,
  maxLegs: number = DEFAULT_MAX_LEGS,
): { readonly min: number; readonly max: number } {
  const [min, max = maxLegs] = RULES[type].legs;
  return { min, max };
}

/**
 * How many lines the stake is divided over.
 * Throws a RangeError when the type doesn't take that many legs.
 */
export function couponLines(type: PayableCouponTypeId, legCount: number): bigint {
  const { min, max } = legCountBounds(type, Number.POSITIVE_INFINITY);
  if (!Number.isSafeInteger(legCount) || legCount < min || legCount > max) {
    const wanted = min === max ? `exactly ${min}` : `at least ${min}`;
    throw new RangeError(`A coupon of type ${type} has ${wanted} leg(s), got ${legCount}.`);
  }
  return RULES[type].lines(legCount);
}
