import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { storeScrollPosition, scrollPositionOf, restoreScrollPosition } from './scrollPositions.ts';

/**
 * Restores the scroll position of a page that is revisited while its content is still loading; the router tries only
 * once.
 * @param keyOf identifies a page in the tab's history
 */
export default function ScrollPosition({ keyOf }: { readonly keyOf: (location: Location) => string }) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = keyOf(location);
  // Runs after the router's own attempt and only continues where that fell short.
  useLayoutEffect(() => {
    const keep = () => storeScrollPosition(key);
    const giveUp = restoreScrollPosition(isBack ? scrollPositionOf(key) : undefined, () =>
      addEventListener('scroll', keep, { passive: true }),
    );
    return () => {
      giveUp();
      removeEventListener('scroll', keep);
    };
  }, [key, isBack]);
  return null;
}
