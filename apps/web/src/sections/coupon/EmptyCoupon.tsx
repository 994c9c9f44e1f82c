import { ButtonLink, CouponEmpty } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';

/** Empty state of the coupon, with links to matches. */
export function EmptyCoupon() {
  const { t } = useTranslation('coupon');
  const paths = usePaths();
  return (
    <CouponEmpty
      title={t('empty')}
      detail={t('emptyText')}
      action={<ButtonLink href={paths.section('live')}>{t('emptyAction')}</ButtonLink>}
    />
  );
}
