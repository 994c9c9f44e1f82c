import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import type { NamedMarket } from '../../features/odds/names.ts';

/** What names the market of a leg. */
export function marketOf({ marketType, line, ordinal }: PlacedCoupon['bets'][number]): NamedMarket {
  return { type: marketType, line, ordinal };
}
