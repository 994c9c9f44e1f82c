import { beforeAll, describe, expect, test } from 'vitest';
import { betPathsIn } from '../../platform/links/betPaths.ts';
import { cricketPathsIn } from '../../platform/links/cricketPaths.ts';
import { champViews, eventPathsIn } from '../../platform/links/eventPaths.ts';
import { cyberPathsIn } from '../../platform/links/cyberPaths.ts';
import { knownPath, setKnownPaths } from '../../platform/links/knownPaths.ts';
import { menuSections, pageTypes } from '@touchline/contract/pages';
import { pathsIn } from '../../platform/links/paths.ts';
import { knownPatterns, knownRows, loadLazyRows, rowAt } from './table.ts';

const paths = pathsIn('en');
const bets = betPathsIn('en');
const place = {
  sport: 'football',
  competition: { id: 3, name: 'La Liga' },
  match: { id: 9, name: 'Betis Girona' },
};
const sectionScreens = (['live', 'line'] as const).flatMap((section) =>
  menuSections[section].flatMap((menu) => {
    const id = `${section}-${menu}`;
    return [
      [paths.section(section, { menu }), id],
      [paths.section(section, { menu, sport: 'football', competition: { id: 3, name: 'La Liga' } }), id],
      [paths.section(section, { menu, ...place }), `${id}-match`],
    ] as const;
  }),
);
const cricket = cricketPathsIn('en');
const cyber = cyberPathsIn('en');
const team = { id: 5, name: 'Kings XI' };
const events = eventPathsIn('en');
const screens: Readonly<Record<string, string>> = {
  [paths.home]: 'home',
  [paths.section('live')]: 'live',
  [paths.section('line', { sport: 'football' })]: 'line',
  [paths.section('line', { sport: 'football', competition: place.competition })]: 'line',
  [paths.section('live', place)]: 'live-match',
  [paths.section('line', place)]: 'line-match',
  ...Object.fromEntries(sectionScreens),
  ...Object.fromEntries(pageTypes.map((type) => [paths.pageType(type), `page-${type}`])),
  [paths.favorites]: 'favorites',
  [cricket.home]: 'cricket',
  [cricket.allChamps]: 'cricket-champs',
  [cricket.allEvents]: 'cricket-events',
  [cricket.favorites]: 'cricket-favorites',
  [cricket.search]: 'cricket-search',
  [cricket.broadcasts]: 'cricket-broadcasts',
  [cricket.champ(place.competition)]: 'cricket-champ',
  [cricket.player(team)]: 'cricket-player',
  [cricket.team(team)]: 'cricket-team',
  [cricket.game(place.match)]: 'cricket-game',
  [cricket.app]: 'cricket-app',
  [cricket.appOf('a/b')]: 'cricket-app',
  [cricket.leagueApp]: 'league-app',
  [paths.cyber]: 'cyber',
  [cyber.all]: 'cyber',
  [cyber.section('arena-five', 'results')]: 'cyber',
  [cyber.champ('arena-five', place.competition)]: 'cyber',
  [cyber.game('arena-five', place.competition, 'live', place.match)]: 'cyber-game',
  [paths.coupon]: 'coupon',
  [paths.openedBets]: 'opened-bets',
  [paths.forgotPassword]: 'user-forgotpassword',
  [paths.search]: 'search-events',
  [events.search('a b')]: 'search-events',
  [events.results()]: 'results',
  [events.results('live', { sport: 1, competition: 3 })]: 'results',
  [events.broadcasts()]: 'broadcasts',
  [events.broadcasts('zone', 9)]: 'broadcasts',
  [events.champs()]: 'champs',
  [events.champs('football')]: 'champs',
  ...Object.fromEntries(champViews.map((view) => [events.champ(place.competition, view), 'champ'])),
  [events.champMatch(place.competition, place.match)]: 'champ-event',
  [events.team(team)]: 'team',
  [events.teamResults(team)]: 'team',
  [events.teamMatch(team, place.match)]: 'team-event',
  [events.statistics(9)]: 'statistics',
  [paths.expressDay]: 'express-day',
  [paths.calculator]: 'betting-calculator',
  '/en/information/calc': 'calc',
  [paths.login]: 'login',
  [paths.registration()]: 'registration',
  [paths.registration('fast')]: 'registration',
  [paths.password]: 'change-password',
  [paths.responsible]: 'office-responsible',
  [paths.confirmTerms]: 'confirm',
  [paths.history]: 'history',
  [paths.bet('a/b')]: 'bet',
  [bets.powerBet('a/b')]: 'power-bet',
  '/en/user/opened-bets/a/powerbet': 'opened-power-bet',
  [bets.historyMail('a b')]: 'history-mail',
  [bets.historyClear()]: 'history-clear',
  [paths.error]: 'error',
  '/en/no/such/page': 'not-found',
};

test('home, lists, matches and the coupon have rows before the rest of the table is loaded', () => {
  expect([paths.home, paths.section('live', place), paths.coupon].map((path) => rowAt(path)?.id)).toEqual([
    'home',
    'live-match',
    'coupon',
  ]);
  expect(rowAt(paths.history)?.id).toBe('not-found');
});

describe('with the whole table', () => {
  beforeAll(() => loadLazyRows());

  test('every address that the app generates leads to its screen', () => {
    for (const [path, id] of Object.entries(screens))
      expect(rowAt(path.split('?')[0] ?? path)?.id, path).toBe(id);
  });

  test('every generated address is accepted as a return address', () => {
    setKnownPaths(knownPatterns);
    for (const [path, id] of Object.entries(screens))
      expect(knownPath(path), path).toBe(id === 'not-found' ? undefined : path);
  });

  test('every page whose header shows the sports has their texts', () => {
    const headed = knownRows().flatMap((row) => ('meta' in row && row.meta.layout === 'main' ? [row] : []));
    expect(headed.length).toBeGreaterThan(50);
    expect(headed.filter(({ meta }) => !meta.namespaces.includes('sports')).map(({ id }) => id)).toEqual([]);
  });

  test('ids are unique, and every player’s page has a sign-in page', () => {
    expect(new Set(knownRows().map(({ id }) => id)).size).toBe(knownRows().length);
    expect(rowAt(paths.login)?.meta.who).toBe('guest');
  });
});
