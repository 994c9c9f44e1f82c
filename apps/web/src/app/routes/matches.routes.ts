import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  layout: 'main',
  who: 'anyone',
  namespaces: ['betting', 'events', 'markets', 'sports'],
} satisfies Omit<RouteMeta, 'section'>;

const champs = { ...meta, section: 'champs' } satisfies RouteMeta;
const event = () => import('../../sections/champs/match/EventScreen.tsx');

/**
 * Pages about matches: results, teams, championships, statistics, streams. Championships and teams are found by the
 * id at the start of their segment, so `champ/…` and `team/…` never conflict with addresses of the line.
 */
export const matchesRoutes: readonly RouteRow[] = [
  {
    id: 'search-events',
    path: 'search-events',
    meta: { ...meta, section: 'search' },
    load: () => import('../../sections/search/SearchScreen.tsx'),
  },
  {
    id: 'results',
    path: 'results/:section?',
    meta: { ...meta, section: 'results' },
    load: () => import('../../sections/results/ResultsScreen.tsx'),
  },
  {
    id: 'broadcasts',
    path: 'broadcasts/:kind?',
    meta: { ...meta, section: 'broadcasts' },
    load: () => import('../../sections/broadcasts/BroadcastsScreen.tsx'),
  },
  {
    id: 'champs',
    path: 'champs/:sportName?',
    meta: champs,
    load: () => import('../../sections/champs/list/ChampsScreen.tsx'),
  },
  { id: 'champ-event', path: 'champ/:champ/event/:event', meta: champs, load: event },
  {
    id: 'champ',
    path: 'champ/:champ/:view?',
    meta: champs,
    load: () => import('../../sections/champs/champ/ChampScreen.tsx'),
  },
  { id: 'team-event', path: 'team/:team/game/:event', meta: champs, load: event },
  {
    id: 'team',
    path: 'team/:team/:view?',
    meta: champs,
    load: () => import('../../sections/champs/team/TeamScreen.tsx'),
  },
  {
    id: 'statistics',
    path: 'statisticpopup/:matchId',
    meta: { ...meta, section: 'statistics', layout: 'headless', hides: ['footer'] },
    load: () => import('../../sections/statistics/StatisticsScreen.tsx'),
  },
];
