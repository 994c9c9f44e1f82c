import { breakpoints, CouponPanelSkeleton, type MainLayoutProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon, showQuickCoupon } from '../../features/coupon/coupon.store.ts';
import { couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { foldColumns, settings } from '../../features/settings/settings.store.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';
import { useDeviceStore } from '../../platform/storage/deviceStore.ts';

const Aside = browserView(() => import('../../sections/coupon/CouponAside.tsx'), AsidePlaceholder);
const Bar = browserView(() => import('../../sections/coupon/QuickCoupon.tsx'));

/** Coupon next to the page from 1100 px, or as a bar at the bottom of the page once it has selections. */
export type CouponSlots = Pick<MainLayoutProps, 'aside' | 'asidePanel' | 'quickCoupon'>;

/** Returns the coupon for the layout's slots. Its translations are loaded after those of the first screen. */
export function useCouponSlots(): CouponSlots {
  const { t } = useTranslation('common');
  const hasBundle = useLazyBundle('coupon');
  const isBeside = useMedia(breakpoints.coupon);
  const { bets, isVisibleQuickCoupon } = useDeviceStore(coupon);
  const { isActiveOneClick, isCouponFixed } = useDeviceStore(couponSettings);
  const { rightSectionDisplayState } = useSnapshot(settings);
  const isFolded = rightSectionDisplayState === 1;
  const isPutAway = isFolded || (!isCouponFixed && !isVisibleQuickCoupon);
  const bar = hasBundle && (bets.length > 0 || isActiveOneClick) && <Bar isBeside={isBeside} />;
  if (!isAvailable('coupon')) return {};
  if (!isBeside) return { quickCoupon: bar };
  return {
    aside: hasBundle ? <Aside /> : <AsidePlaceholder />,
    quickCoupon: isPutAway && bar,
    // A fixed coupon stays unless the player has folded the column.
    asidePanel:
      isCouponFixed && !isFolded
        ? undefined
        : {
            hidden: isPutAway,
            label: t('nav.coupon'),
            onHiddenChange: (isHidden) => showColumn(!isHidden),
          },
  };
}

function AsidePlaceholder() {
  const { t } = useTranslation('common');
  return <CouponPanelSkeleton title={t('nav.coupon')} />;
}

/** Unfolds or folds the coupon's column; stored on the device. */
function showColumn(isShown: boolean): void {
  foldColumns({ rightSectionDisplayState: isShown ? 0 : 1 });
  showQuickCoupon(isShown);
}

/** Number of selections in the coupon. */
export function useCouponCount(): number {
  return useDeviceStore(coupon).bets.length;
}
