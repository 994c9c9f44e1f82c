import { expect, test } from 'vitest';
import sports from '../i18n/locales/en/sports.json' with { type: 'json' };
import { menuSections } from '@touchline/contract/pages';
import { menuSectionIn, pageLevelOf } from './menuSections.ts';
import { slugOf } from '@touchline/text';
import { idOfSegment } from './segments.ts';

const words = new Set<string>(Object.values(menuSections).flat());

test('a part of a section is never taken for a sport, a competition or a match', () => {
  const names = Object.entries(sports.sport).flatMap(([slug, name]) => [slug, slugOf(name)]);
  expect(names.filter((name) => words.has(name))).toEqual([]);
  for (const word of words) {
    expect(word).toMatch(/^[a-z]+$/);
    expect(idOfSegment(word), word).toBeUndefined();
  }
});

test.each([
  ['live', '/en/live/recommended', 'recommended'],
  ['line', '/ar/line/today/football/12', 'today'],
  ['line', '/en/line/football', undefined],
  ['line', '/en/line', undefined],
  ['live', '/en/live/today', undefined],
  ['live', '/en/line/recommended', undefined],
  ['live', '/en/live/football/recommended', undefined],
] as const)('in %s, %s is %s', (section, path, menu) => {
  expect(menuSectionIn(section, path)).toBe(menu);
});

test('the level of a page is that of the last id in its address', () => {
  expect(pageLevelOf({})).toBe('section');
  expect(pageLevelOf({ sport: 'football' })).toBe('sport');
  expect(pageLevelOf({ sport: 'football', champ: '3-la-liga' })).toBe('championship');
  expect(pageLevelOf({ sport: 'football', champ: '3', game: '9' })).toBe('match');
});
