import { CouponPanel } from '@touchline/ui';
import { useCouponParts } from './useCouponParts.tsx';

/** The coupon beside the page. */
export default function CouponAside() {
  const { title, count, actions, legs, body, foot } = useCouponParts();
  return (
    <CouponPanel title={title} count={count} actions={actions} legs={legs} foot={foot}>
      {body}
    </CouponPanel>
  );
}
