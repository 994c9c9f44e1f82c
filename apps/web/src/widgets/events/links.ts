import type { MatchRecord } from '@touchline/feed';
import { createContext, useContext, useMemo } from 'react';
import { usePaths } from '../../platform/links/usePaths.ts';
import { sectionOf } from './rules/sectionOf.ts';

/** A match as an address names it. */
export type LinkedMatch = Pick<
  MatchRecord,
  'id' | 'home' | 'away' | 'competitionId' | 'competition' | 'status' | 'discipline'
>;

/** Where lists and match pages lead. A section with pages of its own for them says where those are. */
export interface EventLinks {
  /** @param sport slug of its sport */
  match(match: LinkedMatch, sport: string): string;
  /** The page of a match's competition. @param sport slug of its sport */
  competition(match: LinkedMatch, sport: string): string;
  /** The way on from a match that is over. @param sport slug of its sport; undefined when it isn't known */
  more(sport: string | undefined): string;
}

const OwnLinks = createContext<EventLinks | undefined>(undefined);

/** Around the screens of a section that has pages of its own for matches and competitions. */
export const EventLinksProvider = OwnLinks.Provider;

/** Where this page's matches lead: within the section, or to the lists of all sports. */
export function useEventLinks(): EventLinks {
  const own = useContext(OwnLinks);
  const paths = usePaths();
  return useMemo(
    () =>
      own ?? {
        match: (match, sport) =>
          paths.section(sectionOf(match), {
            sport,
            competition: { id: match.competitionId, name: match.competition },
            match: { id: match.id, name: `${match.home} ${match.away}` },
          }),
        competition: (match, sport) =>
          paths.section(sectionOf(match), {
            sport,
            competition: { id: match.competitionId, name: match.competition },
          }),
        more: (sport) => paths.section('live', { sport }),
      },
    [own, paths],
  );
}
