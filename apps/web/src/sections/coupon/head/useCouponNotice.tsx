import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { isClosed, type Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

// Most coupons have one tab and only open selections.
const Tabs = lazyView(() => import('./CouponTabs.tsx'));
const Closed = lazyView(() => import('../legs/ClosedLegs.tsx'));
const Undo = lazyView(() => import('../legs/UndoRemoval.tsx'));
export const preloadUndo = Undo.preload;
const MANY = 2;

/** Returns the content above the selections: tabs, undo, and closed selections. */
export function useCouponNotice(legs: readonly Leg[], isDraft: boolean): ReactNode {
  const { parked, removed } = useSnapshot(coupon);
  const hasLegs = legs.length > 0;
  useEffect(() => {
    // Undo takes the focus at once.
    if (hasLegs) void preloadUndo();
  }, [hasLegs]);
  const hasClosed = isDraft && legs.filter(isClosed).length >= MANY;
  if (parked.length === 0 && !hasClosed && !removed) return undefined;
  return (
    <>
      {parked.length > 0 && <Tabs />}
      {removed && <Undo removed={removed} />}
      {hasClosed && <Closed legs={legs} />}
    </>
  );
}
