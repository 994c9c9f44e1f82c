import { useCallback, useSyncExternalStore } from 'react';

const never = () => false;

/**
 * Returns whether the page matches a media query; renders again when that changes.
 * @param rendered returns whether the query matches on the server, and while the app continues its page; none does if
 * absent
 */
export function useMedia(query: string, rendered: (query: string) => boolean = never): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => rendered(query),
  );
}
