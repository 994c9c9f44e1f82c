import { useMemo } from 'react';
import { eventPathsIn } from './eventPaths.ts';
import { useLang } from './usePaths.ts';

/** Addresses around matches in this page's language. */
export function useEventPaths(): ReturnType<typeof eventPathsIn> {
  const lang = useLang();
  return useMemo(() => eventPathsIn(lang), [lang]);
}
