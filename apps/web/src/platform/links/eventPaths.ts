import { idSegment } from './segments.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Tabs of a championship's page; the first one has no segment of its own. */
export const champViews = ['home', 'game', 'final', 'results', 'favorites'] as const;
export type ChampView = (typeof champViews)[number];

/** Filters of a results page, in addition to its section. */
export interface ResultsQuestion {
  readonly sport?: number | undefined;
  readonly competition?: number | undefined;
}

/**
 * Addresses around matches in one language: results, teams, championships, statistics, streams. Separate from the
 * addresses that every page needs, so that the first screen doesn't include them.
 */
export function eventPathsIn(lang: string) {
  const root = `/${lang}`;
  const champ = ({ id, name }: Named) => `${root}/champ/${idSegment(id, name)}`;
  const team = ({ id, name }: Named) => `${root}/team/${idSegment(id, name)}`;
  return {
    results(type?: 'live' | 'zone', { sport, competition }: ResultsQuestion = {}): string {
      const query = new URLSearchParams();
      if (sport !== undefined) query.set('sport', String(sport));
      if (competition !== undefined) query.set('competition', String(competition));
      const path = `${root}/results${type === undefined ? '' : `/${type}`}`;
      return query.size === 0 ? path : `${path}?${query}`;
    },
    search: (text?: string) =>
      `${root}/search-events${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`,
    team,
    teamResults: (of: Named) => `${team(of)}/results`,
    /** A match on a team's pages. */
    teamMatch: (of: Named, match: Named) => `${team(of)}/game/${idSegment(match.id, match.name)}`,
    champs: (sport?: string) => `${root}/champs${sport === undefined ? '' : `/${sport}`}`,
    champ: (of: Named, view: ChampView = 'home') => (view === 'home' ? champ(of) : `${champ(of)}/${view}`),
    /** A match on a championship's pages, also after it has ended. */
    champMatch: (of: Named, match: Named) => `${champ(of)}/event/${idSegment(match.id, match.name)}`,
    statistics: (matchId: number) => `${root}/statisticpopup/${matchId}`,
    broadcasts: (type?: 'zone', matchId?: number) =>
      `${root}/broadcasts${type === undefined ? '' : `/${type}`}${matchId === undefined ? '' : `?game=${matchId}`}`,
  };
}
