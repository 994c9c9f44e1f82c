import { Card } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import CouponAside from './CouponAside.tsx';

/** The coupon as a page of its own. */
export function Component() {
  const { t } = useTranslation('coupon');
  usePageTitle(t('title'));
  return (
    <Card pad="none">
      <CouponAside />
    </Card>
  );
}
