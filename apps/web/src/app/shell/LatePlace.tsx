import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { keepPlace, placeOf, seekPlace } from './places.ts';

/**
 * Restores the scroll position of a page that is revisited while its content is still loading; the router tries only
 * once.
 * @param keyOf identifies a page in the tab's history
 */
export default function LatePlace({ keyOf }: { readonly keyOf: (location: Location) => string }) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = keyOf(location);
  // Runs after the router's own attempt and only continues where that fell short.
  useLayoutEffect(() => {
    const keep = () => keepPlace(key);
    const giveUp = seekPlace(isBack ? placeOf(key) : undefined, () =>
      addEventListener('scroll', keep, { passive: true }),
    );
    return () => {
      giveUp();
      removeEventListener('scroll', keep);
    };
  }, [key, isBack]);
  return null;
}
