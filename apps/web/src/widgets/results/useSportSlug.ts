import { useCallback } from 'react';
import { sportSlug } from '../../features/odds/sportSlugs.ts';
import { useSports } from '../../features/odds/useSports.ts';

/** The slug of a sport by its id, also of one that has no matches now; empty for one that nobody knows. */
export function useSportSlug(): (sportId: number) => string {
  const { data } = useSports();
  return useCallback((sportId) => data?.find(({ id }) => id === sportId)?.slug ?? sportSlug(sportId), [data]);
}
