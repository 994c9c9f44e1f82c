import { CouponPanel } from '@touchline/ui';
import { useCouponParts } from './useCouponParts.tsx';

/** The coupon next to the page. */
export default function CouponAside() {
  return <CouponPanel {...useCouponParts()} />;
}
