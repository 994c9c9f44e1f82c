import { breakpoints, CouponPanelSkeleton } from '@touchline/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { useMedia } from '../../platform/page/useMedia.ts';

const Aside = lazy(() => import('../../sections/coupon/CouponAside.tsx'));
const Bar = lazy(() => import('../../sections/coupon/QuickCoupon.tsx'));

interface CouponSlots {
  /** The coupon as a panel beside the page, from 1100 pixels. */
  readonly aside?: ReactNode;
  /** The coupon as a bar over the foot of the page, once it holds something. */
  readonly quickCoupon?: ReactNode;
}

/** Where the coupon stands around the page. */
export function useCouponSlots(): CouponSlots {
  const { t } = useTranslation('common');
  const isBeside = useMedia(breakpoints.coupon);
  const count = useCouponCount();
  if (isBeside) {
    return {
      aside: (
        <Suspense fallback={<CouponPanelSkeleton title={t('nav.coupon')} />}>
          <Aside />
        </Suspense>
      ),
    };
  }
  if (count === 0) return {};
  return {
    quickCoupon: (
      <Suspense fallback={null}>
        <Bar />
      </Suspense>
    ),
  };
}

/** How many selections the coupon holds. */
export function useCouponCount(): number {
  return useSnapshot(coupon).bets.length;
}
