import { IconButton, Skeleton } from '@touchline/ui';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { clearCoupon, coupon, isBusy } from '../../features/coupon/coupon.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { CouponFoot } from './CouponFoot.tsx';
import { CouponLegs } from './CouponLegs.tsx';
import { EmptyCoupon } from './EmptyCoupon.tsx';
import { useCouponView } from './useCouponView.ts';

// What a placement says comes after the coupon that is filled in, and long before it is placed.
const loadPlacementView = async () => ({ default: (await import('./PlacementView.tsx')).PlacementView });
const PlacementView = lazy(loadPlacementView);

export interface CouponParts {
  readonly title: string;
  /** How many selections; undefined for an empty coupon. */
  readonly count: string | undefined;
  readonly actions: ReactNode;
  /** List items; undefined when something stands in their place. */
  readonly legs: ReactNode;
  /** Where the placement stands, or what an empty coupon says. */
  readonly body: ReactNode;
  /** Stake, totals and money button; undefined while they can't be used. */
  readonly foot: ReactNode;
}

/** The parts of the coupon, the same wherever it stands: beside the page, over it, or as a page. */
export function useCouponParts(): CouponParts {
  const { t } = useTranslation('coupon');
  const { placement } = useSnapshot(coupon);
  const view = useCouponView();
  const sheets = useSheets();
  useEffect(() => {
    // Without it now, it is asked for once more when it is shown.
    loadPlacementView().catch(() => undefined);
  }, []);
  const { state } = placement;
  const isPlaced = state === 'accepted';
  const isEmpty = view.legs.length === 0;
  const type = t(view.typeId === 0 ? 'single' : 'express');
  const finish = () => {
    clearCoupon();
    if (sheets.open === 'coupon') sheets.close();
  };
  return {
    title: isEmpty || isPlaced ? t('title') : `${t('title')} · ${type}`,
    count: isEmpty || isPlaced ? undefined : String(view.legs.length),
    actions: !isEmpty && !isBusy() && (
      <IconButton
        icon={isPlaced ? 'check' : 'trash'}
        tone="muted"
        label={t(isPlaced ? 'placement.done' : 'clear')}
        onClick={isPlaced ? finish : clearCoupon}
      />
    ),
    legs:
      isEmpty || isPlaced ? undefined : (
        <CouponLegs legs={view.legs} coefViewId={view.coefViewId} isFrozen={state !== 'draft'} />
      ),
    body:
      isEmpty && !isPlaced ? (
        <EmptyCoupon />
      ) : state === 'draft' ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PlacementView view={view} />
        </Suspense>
      ),
    foot: !isEmpty && state === 'draft' ? <CouponFoot view={view} /> : undefined,
  };
}
