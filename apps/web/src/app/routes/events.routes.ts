import { late } from './late.ts';
import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  layout: 'main',
  who: 'anyone',
  words: ['betting', 'events', 'markets', 'sports'],
} satisfies Omit<RouteMeta, 'section'>;

const champs = { ...meta, section: 'champs' } satisfies RouteMeta;
const event = late('EventScreen');

/**
 * What stands around matches: results, teams, championships, statistics, broadcasts. A championship and a team are
 * found by the id at the start of their segment, so `champ/…` and `team/…` never meet the addresses of the line.
 */
export const eventsRoutes: readonly RouteRow[] = [
  {
    id: 'search-events',
    path: 'search-events',
    meta: { ...meta, section: 'search' },
    load: late('SearchScreen'),
  },
  {
    id: 'results',
    path: 'results/:section?',
    meta: { ...meta, section: 'results' },
    load: late('ResultsScreen'),
  },
  {
    id: 'broadcasts',
    path: 'broadcasts/:kind?',
    meta: { ...meta, section: 'broadcasts' },
    load: late('BroadcastsScreen'),
  },
  {
    id: 'champs',
    path: 'champs/:sportName?',
    meta: champs,
    load: late('ChampsScreen'),
  },
  { id: 'champ-event', path: 'champ/:champ/event/:event', meta: champs, load: event },
  {
    id: 'champ',
    path: 'champ/:champ/:view?',
    meta: champs,
    load: late('ChampScreen'),
  },
  { id: 'team-event', path: 'team/:team/game/:event', meta: champs, load: event },
  {
    id: 'team',
    path: 'team/:team/:view?',
    meta: champs,
    load: late('TeamScreen'),
  },
  {
    id: 'statistics',
    path: 'statisticpopup/:matchId',
    meta: { ...meta, section: 'statistics', layout: 'headless', hides: ['footer'] },
    load: late('StatisticsScreen'),
  },
];
