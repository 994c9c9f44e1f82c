import { describe, expect, test } from 'vitest';
import { cyberPathsIn } from '../../../platform/links/cyberPaths.ts';
import { resolveCyber, type CyberRoute } from './resolve.ts';

const at = (path: string): CyberRoute => resolveCyber(path.split('/').filter(Boolean));
const pageAt = (path: string) => at(path).page;

describe('an address of the cyber section', () => {
  test.each<[string, CyberRoute]>([
    ['', { page: 'start' }],
    ['search-events', { page: 'search' }],
    ['all', { page: 'all' }],
    ['real', { page: 'type', type: 'real' }],
    ['virtual', { page: 'type', type: 'virtual' }],
    ['arena-five', { page: 'discipline', discipline: 'arena-five' }],
    ['arena-five/live', { page: 'section', discipline: 'arena-five', section: 'live' }],
    ['arena-five/line', { page: 'section', discipline: 'arena-five', section: 'line' }],
    ['arena-five/results', { page: 'section', discipline: 'arena-five', section: 'results' }],
    ['arena-five/champs', { page: 'champs', discipline: 'arena-five' }],
    ['arena-five/12-cup', { page: 'champ', discipline: 'arena-five', champId: 12 }],
    ['arena-five/12/live/7-a-b', { page: 'game', discipline: 'arena-five', champId: 12, matchId: 7 }],
    ['arena-five/12-cup/line/7', { page: 'game', discipline: 'arena-five', champId: 12, matchId: 7 }],
  ])('%s leads to its page', (path, route) => {
    expect(at(path)).toEqual(route);
  });

  test('of any combination of segments is one page or none, and fixed segments never are disciplines', () => {
    const firsts = [
      'search-events',
      'all',
      'real',
      'virtual',
      'live',
      'line',
      'results',
      'champs',
      'arena-five',
      'UP',
      '9',
    ];
    const seconds = [
      '',
      'live',
      'line',
      'results',
      'champs',
      'all',
      'real',
      'virtual',
      'search-events',
      '5-cup',
      'x',
    ];
    const thirds = ['', 'live', 'line', 'results', 'champs', '5'];
    const fourths = ['', '8-a-b', 'x', 'live'];
    const own: Readonly<Record<string, string>> = {
      'search-events': 'search',
      all: 'all',
      real: 'type',
      virtual: 'type',
      'arena-five': 'discipline',
    };
    const below: Readonly<Record<string, string>> = {
      live: 'section',
      line: 'section',
      results: 'section',
      champs: 'champs',
      '5-cup': 'champ',
    };
    for (const first of firsts)
      for (const second of seconds)
        for (const third of second ? thirds : [''])
          for (const fourth of third ? fourths : ['']) {
            const isGame = second === '5-cup' && (third === 'live' || third === 'line') && fourth === '8-a-b';
            const deeper = third === '' ? below[second] : isGame ? 'game' : undefined;
            const expected = second === '' ? own[first] : first === 'arena-five' ? deeper : undefined;
            const path = [first, second, third, fourth].filter(Boolean).join('/');
            expect([path, pageAt(path)]).toEqual([path, expected ?? 'nowhere']);
          }
  });

  test('that the app generates is resolved', () => {
    const paths = cyberPathsIn('en');
    const champ = { id: 3, name: 'Пиксель' };
    const game = { id: 9, name: 'Live Foxes – Line Ravens' };
    const page = (path: string) => pageAt(path.replace('/en/cyber', ''));
    expect(page(paths.type('virtual'))).toBe('type');
    expect(page(paths.all)).toBe('all');
    expect(page(paths.search)).toBe('search');
    expect(page(paths.discipline('turbo-ball'))).toBe('discipline');
    expect(page(paths.section('turbo-ball', 'results'))).toBe('section');
    expect(page(paths.champs('turbo-ball'))).toBe('champs');
    expect(page(paths.champ('turbo-ball', champ))).toBe('champ');
    expect(page(paths.game('turbo-ball', champ, 'live', game))).toBe('game');
  });

  test('longer than any page is unknown', () => {
    expect(pageAt('arena-five/5/live/8/more')).toBe('nowhere');
  });
});
