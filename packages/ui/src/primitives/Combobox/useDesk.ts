import { useSyncExternalStore } from 'react';
import { from } from '../../theme/measures.ts';

const watch = (tell: () => void) => {
  const query = matchMedia(from.desk);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Returns whether the page has desktop width, where a list opens next to its button instead of as a sheet. */
export function useDesk(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(from.desk).matches,
    () => false,
  );
}
