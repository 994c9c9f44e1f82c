import { Card, CouponPanelSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

// Shared with the coupon next to other pages; loaded after the page.
const CouponAside = lazyView(() => import('./CouponAside.tsx'), Placeholder);

/** Coupon page. */
export function Component() {
  const { t } = useTranslation('coupon');
  usePageTitle(t('title'));
  return (
    <Card pad="none">
      <CouponAside />
    </Card>
  );
}

function Placeholder() {
  const { t } = useTranslation('coupon');
  return <CouponPanelSkeleton title={t('title')} />;
}
