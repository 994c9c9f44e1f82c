import { CouponPanel } from '@touchline/ui';
import { useCouponParts } from './useCouponParts.tsx';

/** The coupon beside the page. */
export default function CouponAside() {
  return <CouponPanel {...useCouponParts()} />;
}
