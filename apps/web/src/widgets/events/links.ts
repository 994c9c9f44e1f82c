import type { MatchRecord } from '@touchline/feed';
import { createContext, useContext, useMemo } from 'react';
import { usePaths } from '../../platform/links/usePaths.ts';
import { sectionOf } from './rules/sectionOf.ts';

/** Fields of a match used in its address. */
export type LinkedMatch = Pick<
  MatchRecord,
  'id' | 'home' | 'away' | 'competitionId' | 'competition' | 'status' | 'discipline'
>;

/** Links of lists and match pages. A section with its own pages for them provides its own. */
export interface EventLinks {
  /**
   * Address of a match.
   * @param sport slug of its sport
   */
  match(match: LinkedMatch, sport: string): string;
  /**
   * Address of a match's competition.
   * @param sport slug of its sport
   */
  competition(match: LinkedMatch, sport: string): string;
  /** Address of a match's stream on the page of the list; undefined for none. Without it streams open on the match's page. */
  watch?(match: LinkedMatch): string | undefined;
  /**
   * Address linked from a finished match.
   * @param sport slug of its sport; undefined if unknown
   */
  more(sport: string | undefined): string;
}

const OwnLinks = createContext<EventLinks | undefined>(undefined);

/** Wraps the screens of a section that has its own pages for matches and competitions. */
export const EventLinksProvider = OwnLinks.Provider;

/** Returns the links for this page's matches: within the section, or to the lists of all sports. */
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
