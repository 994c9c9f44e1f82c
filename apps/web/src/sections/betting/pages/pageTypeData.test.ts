import { expect, test } from 'vitest';
import sports from '../../../platform/i18n/locales/en/sports.json' with { type: 'json' };
import words from '../../../platform/i18n/locales/en/pages.json' with { type: 'json' };
import { pageTypes, type PageType } from '@touchline/contract/pages';
import { pageTypeIn } from '../../../platform/links/pageTypes.ts';
import { competitionsWanted, pageTypeData, type PageTypeData } from './pageTypeData.ts';

const slugs: Readonly<Record<number, string>> = {
  1: 'football',
  2: 'ice-hockey',
  3: 'basketball',
  66: 'cricket',
};
const wanted = (type: PageType, name: string, country: string, sportId = 1) => {
  const data: PageTypeData = pageTypeData[type];
  if (!data.competition) throw new Error(`${type} is about no competition.`);
  return competitionsWanted(data.competition, [{ name, country, sportId }], (id) => slugs[id]).length === 1;
};

test('every page type of the product is defined and has translations', () => {
  expect(pageTypes).toEqual([
    'team',
    'betsonyour',
    'champ',
    'epl',
    'laliga',
    'europaleague',
    'ipl',
    'scf',
    'fifacwc',
    'nbafinals',
    'nhlfinals',
    'recommendation',
  ]);
  expect(Object.keys(words.type).toSorted()).toEqual(pageTypes.toSorted());
});

test('a competition is found by its whole name in its country and sport', () => {
  expect(wanted('epl', 'Premier League', 'gb-eng')).toBe(true);
  expect(wanted('epl', 'Premier League', 'ru')).toBe(false);
  expect(wanted('epl', 'Premier League 2', 'gb-eng')).toBe(false);
  expect(wanted('laliga', 'Primera Division', 'es')).toBe(true);
  expect(wanted('laliga', 'Primera División', 'ar')).toBe(false);
  expect(wanted('ipl', 'Premier League', 'in', 66)).toBe(true);
  expect(wanted('ipl', 'Premier League', 'in')).toBe(false);
  expect(wanted('scf', 'Supercopa', 'es')).toBe(true);
  expect(wanted('nhlfinals', 'NHL', 'ca', 2)).toBe(true);
});

test('the sports of pages are sports of the line', () => {
  const wantedSports = pageTypes.flatMap((type) => {
    const data: PageTypeData = pageTypeData[type];
    return data.competition?.sport ?? [];
  });
  expect(Object.keys(sports.sport)).toEqual(expect.arrayContaining(wantedSports));
});

test.each([
  ['/en/epl', 'epl'],
  ['/ar/team', 'team'],
  ['/en/team/71', undefined],
  ['/en', undefined],
  ['/en/unknown', undefined],
])('%s is the page %s', (path, type) => {
  expect(pageTypeIn(path)).toBe(type);
});
