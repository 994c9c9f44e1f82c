import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the page matches a media query; renders again when that changes. On the server, and while the app
 * continues its page, no query matches.
 */
export function useMedia(query: string): boolean {
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
    () => false,
  );
}
