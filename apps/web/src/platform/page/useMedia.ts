import { useCallback, useSyncExternalStore } from 'react';
import { matchesRendered } from './hydration.ts';

/** Returns whether the page matches a media query; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => matchesRendered(query),
  );
}
