import { CouponPanel } from '@touchline/ui';
import { useCouponContent } from './useCouponContent.tsx';

/** The coupon next to the page. */
export default function CouponAside() {
  return <CouponPanel {...useCouponContent()} />;
}
