import { OneClickRow, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { oneClickAmountOf } from '../../../features/coupon/pricing/stake.rules.ts';
import { changeCouponSettings, couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import type { CouponView } from '../useCouponView.ts';

/** Notice that one-click betting is on, with its stake and a button to switch it off. */
export default function OneClick({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const settings = useSnapshot(couponSettings);
  if (!useLazyBundle('couponMore')) return <Skeleton />;
  const amount = oneClickAmountOf(view.iso, view.account?.type === 4, settings);
  return (
    <OneClickRow
      label={t('settings.oneClick.label')}
      detail={t('oneClick.every', { amount: format.money(amount, view.iso) })}
      checked={settings.isActiveOneClick}
      onCheckedChange={(isActiveOneClick) => changeCouponSettings({ isActiveOneClick })}
    />
  );
}
