import type * as participants from '../../sections/cricket/participants.ts';
import type * as screens from '../../sections/cricket/screens.ts';
import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'cricket',
  layout: 'main',
  who: 'anyone',
  namespaces: ['cricket', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

const landing = { ...meta, layout: 'headless', namespaces: ['cricket'] } satisfies RouteMeta;

const screen = (name: keyof typeof screens) => async () => ({
  Component: (await import('../../sections/cricket/screens.ts'))[name],
});
const participant = (name: keyof typeof participants) => async () => ({
  Component: (await import('../../sections/cricket/participants.ts'))[name],
});
const app = () => import('../../sections/cricket/AppScreen.tsx');

export const cricketRoutes: readonly RouteRow[] = [
  { id: 'cricket', path: 'cricket', meta, load: screen('Home') },
  { id: 'cricket-champs', path: 'cricket/all-champs', meta, load: screen('AllChamps') },
  { id: 'cricket-events', path: 'cricket/all-events', meta, load: screen('AllEvents') },
  {
    id: 'cricket-favorites',
    path: 'cricket/favorites',
    meta: { ...meta, showsDevice: true },
    load: screen('Favorites'),
  },
  { id: 'cricket-search', path: 'cricket/search-events', meta, load: screen('Search') },
  { id: 'cricket-broadcasts', path: 'cricket/broadcasts', meta, load: screen('Broadcasts') },
  { id: 'cricket-champ', path: 'cricket/champ/:champ', meta, load: screen('Champ') },
  { id: 'cricket-player', path: 'cricket/player-info/:id', meta, load: participant('Player') },
  { id: 'cricket-team', path: 'cricket/team/:team', meta, load: participant('Team') },
  {
    id: 'cricket-game',
    path: 'cricket/game/:game',
    meta: { ...meta, ownPhoneHeader: true },
    load: () => import('../../sections/cricket/GameScreen.tsx'),
  },
  // A campaign's token stays in the address for analytics; the page is the same.
  { id: 'cricket-app', path: 'cricket-app/:token?', meta: landing, load: app },
  {
    id: 'league-app',
    path: 'ipl-betting-app',
    meta: landing,
    load: () => import('../../sections/cricket/LeagueAppScreen.tsx'),
  },
];
