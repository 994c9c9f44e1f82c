import { Card, CouponPanelSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Shared with the coupon next to other pages; loaded after the page.
const CouponAside = lateView(() => import('./CouponAside.tsx'));

/** Coupon page. */
export function Component() {
  const { t } = useTranslation('coupon');
  usePageTitle(t('title'));
  return (
    <Card pad="none">
      <LazyBoundary fallback={<CouponPanelSkeleton title={t('title')} />}>
        <CouponAside />
      </LazyBoundary>
    </Card>
  );
}
