export type { Rational } from './rational.ts';
export * as rational from './rational.ts';
export * from './odds.ts';
export * from './odds-views.ts';
export * from './format-odds.ts';
export * from './parse-odds-view.ts';
export * from './currencies.ts';
export * from './money.ts';
export * from './stake-defaults.ts';
export * from './legs.ts';
export * from './lines.ts';
export * from './bonus.ts';
export * from './hyper-bonus.ts';
export {
  COUPON_TYPE,
  DEFAULT_MAX_LEGS,
  FEWEST_IN_SYSTEM,
  MAX_COMBINATIONS,
  isPayableCouponType,
  legCountBounds,
  rulesOf,
  type CouponTypeId,
  type PayableCouponTypeId,
  type TypeRules,
} from './coupon-types.ts';
export * from './blocks.ts';
export * from './systems.ts';
export * from './anti-express.ts';
export * from './coupon.ts';
export {
  combinationCount,
  couponShapeProblem,
  unitCount,
  type LegUnitFields,
  type ShapeProblem,
  type ShapeReason,
} from './shape.ts';
export { couponTotalOdds, possiblePayout, type PossiblePayout } from './payout.ts';
export * from './payout-range.ts';
export * from './settlement.ts';
export * from './singles.ts';
export * from './dependent.ts';
export * from './acceptance.ts';
export * from './limits.ts';
export { fairValue, allowsActions, type PricedCoupon } from './fair-value.ts';
export * from './cash-out.ts';
export * from './insurance.ts';
export * from './advance.ts';
export * from './power-bet.ts';
