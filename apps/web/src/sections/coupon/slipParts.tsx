import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Leg } from '../../features/coupon/coupon.rules.ts';
import { couponRemoval } from '../../features/coupon/couponRemoval.store.ts';
import { couponTabs } from '../../features/coupon/couponTabs.store.ts';
import { isClosed } from './closed.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// Most coupons have one tab and only open selections.
const Tabs = lateView(() => import('./CouponTabs.tsx'));
const Closed = lateView(() => import('./ClosedLegs.tsx'));
const loadUndo = () => import('./SlipUndo.tsx');
const Undo = lateView(loadUndo);
const More = lateView(() => import('./MoreActions.tsx'));
const MANY = 2;

/** Returns the content above the selections: tabs, undo, and closed selections. */
export function useSlipNotice(legs: readonly Leg[], isDraft: boolean): ReactNode {
  const { parked } = useSnapshot(couponTabs);
  const { last: removed } = useSnapshot(couponRemoval);
  const hasLegs = legs.length > 0;
  useEffect(() => {
    // Preloaded, because undo takes the focus at once; after a failure it is loaded again when it is shown.
    if (hasLegs) loadUndo().catch(() => undefined);
  }, [hasLegs]);
  const hasClosed = isDraft && legs.filter(isClosed).length >= MANY;
  if (parked.length === 0 && !hasClosed && !removed) return undefined;
  return (
    <LazyBoundary>
      {parked.length > 0 && <Tabs />}
      {removed && <Undo removed={removed} />}
      {hasClosed && <Closed legs={legs} />}
    </LazyBoundary>
  );
}

/** Menu of the coupon's other actions. */
export function SlipMenu({ canShare }: { readonly canShare: boolean }) {
  return (
    <LazyBoundary>
      <More canShare={canShare} />
    </LazyBoundary>
  );
}
