import { useCallback } from 'react';
import { sportSlug } from '../../features/odds/sports/sportSlugs.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';

/** Returns the slug of a sport by its id, also without matches; empty for an unknown one. */
export function useSportSlug(): (sportId: number) => string {
  const { data } = useSports();
  return useCallback((sportId) => data?.find(({ id }) => id === sportId)?.slug ?? sportSlug(sportId), [data]);
}
