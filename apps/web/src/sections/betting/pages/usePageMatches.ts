import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { favorites } from '../../../features/favorites/favorites.store.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { usePicked, type Picked, type Picking } from '../../../widgets/events/list/usePicked.ts';
import { idsOf } from '../section/picking.ts';
import type { Competition } from '../../../widgets/events/list/useTopCompetitionList.ts';
import { competitionsWanted, type PageTypeData } from './pageTypeData.ts';
import { useDeviceStore } from '../../../platform/storage/deviceStore.ts';

export interface PageMatches extends Picked {
  /** Competitions of the page that the line has. */
  readonly competitions: readonly Competition[];
}

/** Loads the matches of a page once its competitions are known. */
export function usePageMatches({ competition, pick }: PageTypeData): PageMatches {
  const { items } = useDeviceStore(favorites);
  const { data: sports } = useSports();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['line', 'competitions', 'all'],
    queryFn: async ({ signal }): Promise<readonly Competition[]> =>
      (await answer(api.GET('/web-api/line/competitions', { params: { query: {} }, signal }))).competitions,
    enabled: competition !== undefined,
    refetchInterval: pollEvery.top,
  });
  const competitions = useMemo(
    () =>
      competition && data && sports
        ? competitionsWanted(competition, data, (id) => sports.find((sport) => sport.id === id)?.slug)
        : [],
    [competition, data, sports],
  );
  const picking = useMemo((): Picking | undefined => {
    if (competition) return someOf({ competitionIds: competitions.map(({ id }) => id).join(',') });
    if (pick === 'best') return { best: true };
    return someOf(idsOf(items.filter(({ kind }) => pick === 'followed' || kind === 'team')));
  }, [competition, competitions, pick, items]);
  const picked = usePicked(picking, pick === 'best' ? pollEvery.top : pollEvery.line);
  const isKnown = competition === undefined || (data !== undefined && sports !== undefined);
  if (isKnown) return { ...picked, competitions };
  const asked = { error, retry: () => void refetch(), retrying: isFetching };
  return { ...picked, competitions, asked: { ...asked, status: error === null ? 'loading' : 'failed' } };
}

/** Returns undefined for a filter without ids, which would request all matches. */
function someOf(picking: Picking): Picking | undefined {
  return Object.values(picking).some((ids) => ids !== '') ? picking : undefined;
}
