import { useMemo } from 'react';
import { eventPathsIn } from './eventPaths.ts';
import { useLang } from './usePaths.ts';

/** The addresses around matches in the language of this page. */
export function useEventPaths(): ReturnType<typeof eventPathsIn> {
  const lang = useLang();
  return useMemo(() => eventPathsIn(lang), [lang]);
}
