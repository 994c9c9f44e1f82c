import { pathsIn } from './paths.ts';
import { idSegment } from './segments.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Addresses of the cricket section in one language; a separate module, loaded with the section. */
export function cricketPathsIn(lang: string) {
  const { cricket: home } = pathsIn(lang);
  const of = (page: string) => (named: Named) => `${home}/${page}/${idSegment(named.id, named.name)}`;
  return {
    home,
    allChamps: `${home}/all-champs`,
    allEvents: `${home}/all-events`,
    favorites: `${home}/favorites`,
    search: `${home}/search-events`,
    broadcasts: `${home}/broadcasts`,
    champ: of('champ'),
    player: of('player-info'),
    team: of('team'),
    game: of('game'),
    app: `/${lang}/cricket-app`,
    /** Address of the app page with a campaign's token. */
    appOf: (token: string) => `/${lang}/cricket-app/${encodeURIComponent(token)}`,
    leagueApp: `/${lang}/ipl-betting-app`,
  };
}
