import { useSyncExternalStore } from 'react';
import { from } from '../../theme/measures.ts';

const watch = (notify: () => void) => {
  const query = matchMedia(from.desk);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Returns whether the page has desktop width, where a list opens next to its button instead of as a sheet. */
export function useDesk(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(from.desk).matches,
    () => false,
  );
}
