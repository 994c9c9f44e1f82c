import { useSyncExternalStore } from 'react';
import { from } from '../../theme/measures.ts';

const watch = (tell: () => void) => {
  const query = matchMedia(from.desk);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the page is as wide as a desktop's, where a list opens beside its button and not as a sheet. */
export function useDesk(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(from.desk).matches,
    () => false,
  );
}
