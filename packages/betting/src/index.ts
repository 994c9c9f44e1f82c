export type { Rational } from './numbers/rational.ts';
export * as rational from './numbers/rational.ts';
export * from './odds/odds.ts';
export * from './odds/odds-views.ts';
export * from './odds/format-odds.ts';
export * from './odds/parse-odds-view.ts';
export * from './numbers/currencies.ts';
export { shortText } from './numbers/decimal.ts';
export * from './numbers/money.ts';
export * from './payout/stake-defaults.ts';
export * from './coupon/legs.ts';
export * from './coupon/lines.ts';
export * from './payout/bonus.ts';
export * from './payout/hyper-bonus.ts';
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
} from './coupon/coupon-types.ts';
export * from './coupon/blocks.ts';
export * from './coupon/systems.ts';
export * from './coupon/anti-express.ts';
export * from './coupon/coupon.ts';
export {
  combinationCount,
  couponShapeProblem,
  unitCount,
  type LegUnitFields,
  type ShapeProblem,
  type ShapeReason,
} from './coupon/shape.ts';
export * from './generator/generator.ts';
export { couponTotalOdds, possiblePayout, type PossiblePayout } from './payout/payout.ts';
export * from './payout/payout-range.ts';
export * from './payout/settlement.ts';
export * from './payout/winnings-tax.ts';
export * from './coupon/singles.ts';
export * from './coupon/dependent.ts';
export * from './odds/acceptance.ts';
export * from './payout/limits.ts';
export { fairValue, allowsActions, type PricedCoupon } from './actions/fair-value.ts';
export * from './actions/cash-out.ts';
export * from './actions/insurance.ts';
export * from './actions/advance.ts';
export * from './actions/power-bet.ts';
