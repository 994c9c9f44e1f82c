import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { keepPlace, placeOf, seekPlace } from './places.ts';

/**
 * Takes those who come back to where they were also when the page isn't as long yet as it was: the router tries once.
 * @param keyOf names a page of the tab's history
 */
export function LatePlace({ keyOf }: { readonly keyOf: (location: Location) => string }) {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = keyOf(location);
  // Behind the router's own try, so that this one only goes on where that fell short.
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
