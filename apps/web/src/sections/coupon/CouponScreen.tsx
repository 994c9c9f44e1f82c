import { Card, CouponPanelSkeleton } from '@touchline/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lateView } from '../../platform/parts/lateView.ts';

// The same that stands beside other pages; the page is there before it.
const CouponAside = lateView(() => import('./CouponAside.tsx'));

/** The coupon as a page of its own. */
export function Component() {
  const { t } = useTranslation('coupon');
  usePageTitle(t('title'));
  return (
    <Card pad="none">
      <Suspense fallback={<CouponPanelSkeleton title={t('title')} />}>
        <CouponAside />
      </Suspense>
    </Card>
  );
}
