import { useEffect, useRef, type RefObject } from 'react';
import type { SeenPlacement } from '../../features/coupon/placement.types.ts';
import { focusOn, isFocusLost } from '../../platform/page/focusOn.ts';

/** What the player goes on from: neither is a control itself. */
export interface LedFocus {
  /** What becomes of the bet. */
  readonly placementRef: RefObject<HTMLDivElement | null>;
  /** Stake and money button. */
  readonly footRef: RefObject<HTMLDivElement | null>;
}

/**
 * Leads the focus on when the pressed button made way: from the money button to what becomes of the bet, and from
 * there back to the coupon. A bet that a reload takes up moves nobody's focus.
 */
export function useLedFocus(state: SeenPlacement['state']): LedFocus {
  const placementRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const wasDraft = before.current === 'draft';
    before.current = state;
    const isTakenUp = state === 'unknown';
    const place = wasDraft ? placementRef.current : footRef.current;
    if (wasDraft !== (state === 'draft') && !isTakenUp && place && isFocusLost(place)) focusOn(place);
  }, [state]);
  return { placementRef, footRef };
}
