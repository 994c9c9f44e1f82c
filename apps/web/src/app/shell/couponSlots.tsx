import { breakpoints, CouponPanelSkeleton, type MainLayoutProps } from '@touchline/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon, showQuickCoupon } from '../../features/coupon/coupon.store.ts';
import { couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { foldColumns, settings } from '../../features/settings/settings.store.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { lateView } from '../../platform/parts/lateView.ts';

const Aside = lateView(() => import('../../sections/coupon/CouponAside.tsx'));
const Bar = lateView(() => import('../../sections/coupon/QuickCoupon.tsx'));

/** The coupon beside the page from 1100 pixels, or as a bar over its foot once it holds something. */
export type CouponSlots = Pick<MainLayoutProps, 'aside' | 'asidePanel' | 'quickCoupon'>;

/** Where the coupon stands around the page. Its words come after those of the first screen. */
export function useCouponSlots(): CouponSlots {
  const { t } = useTranslation('common');
  const hasWords = useLateWords('coupon');
  const isBeside = useMedia(breakpoints.coupon);
  const { bets, isVisibleQuickCoupon } = useSnapshot(coupon);
  const { isActiveOneClick, isCouponFixed } = useSnapshot(couponSettings);
  const { rightSectionDisplayState } = useSnapshot(settings);
  const isFolded = rightSectionDisplayState === 1;
  const isPutAway = isFolded || (!isCouponFixed && !isVisibleQuickCoupon);
  const skeleton = <CouponPanelSkeleton title={t('nav.coupon')} />;
  const bar = hasWords && (bets.length > 0 || isActiveOneClick) && (
    <Suspense fallback={null}>
      <Bar isBeside={isBeside} />
    </Suspense>
  );
  if (!isBeside) return { quickCoupon: bar };
  return {
    aside: hasWords ? (
      <Suspense fallback={skeleton}>
        <Aside />
      </Suspense>
    ) : (
      skeleton
    ),
    quickCoupon: isPutAway && bar,
    // A fixed coupon stays, unless the player wants no column there at all.
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

/** Shows the column of the coupon or folds it; the device remembers it. */
function showColumn(isShown: boolean): void {
  foldColumns({ rightSectionDisplayState: isShown ? 0 : 1 });
  showQuickCoupon(isShown);
}

/** How many selections the coupon holds. */
export function useCouponCount(): number {
  return useSnapshot(coupon).bets.length;
}
