import { useEffect, useRef, type RefObject } from 'react';
import type { SeenPlacement } from '../../../features/coupon/placement/placement.types.ts';
import { focusOn, isFocusLost } from '../../../platform/page/focusOn.ts';

/** Targets of the focus; both are non-interactive. */
export interface PlacementFocus {
  /** Element with the bet's state. */
  readonly placementRef: RefObject<HTMLDivElement | null>;
  /** Element with stake and place button. */
  readonly footRef: RefObject<HTMLDivElement | null>;
}

/**
 * Moves the focus when the pressed button disappears: from the place button to the bet's state, and from there back
 * to the coupon. A bet that is resumed after a reload doesn't move it.
 */
export function usePlacementFocus(state: SeenPlacement['state']): PlacementFocus {
  const placementRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const wasDraft = before.current === 'draft';
    before.current = state;
    const isTakenUp = state === 'unknown';
    const target = wasDraft ? placementRef.current : footRef.current;
    if (wasDraft !== (state === 'draft') && !isTakenUp && target && isFocusLost(target)) focusOn(target);
  }, [state]);
  return { placementRef, footRef };
}
