import type { Club } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { clubText, joinedNames, matchesText, partedClubs, partingFault, placeText } from './clubs.ts';

const DAY = 86_400_000;
const name = (
  written: string,
  day: number,
  parted: { readonly clubId: number; readonly name: string } | null = null,
) => ({
  written,
  competition: 'Ligue 2',
  firstMatchAt: day * DAY,
  lastMatchAt: day * DAY,
  partedTo: parted,
});
const cercle = { clubId: 99, name: 'CA Bastia' };
const club: Club = {
  teamId: 7,
  sportId: 1,
  country: 'fr',
  names: [name('Bastia', 1), name('CA Bastia', 3, cercle), name('Cercle', 4, cercle), name('SC Bastia', 2)],
};

test('a club has the joined name of its latest match, without those of parted clubs', () => {
  expect(clubText(club)).toBe('SC Bastia');
  expect(joinedNames(club).map(({ written }) => written)).toEqual(['Bastia', 'SC Bastia']);
});

test('the names of a parted club stand together', () => {
  const parted = partedClubs(club).map(({ clubId, names }) => [clubId, names.map(({ written }) => written)]);
  expect(parted).toEqual([[99, ['CA Bastia', 'Cercle']]]);
});

test('a club keeps a name, and nothing is parted without a choice', () => {
  expect(partingFault(club, [])).toBe('clubs.namesMissing');
  expect(partingFault(club, ['Bastia'])).toBeUndefined();
  expect(partingFault(club, ['Bastia', 'SC Bastia'])).toBe('clubs.allNames');
});

test('a name says where and when it was written, on one day once', () => {
  expect(matchesText({ ...name('Bastia', 0), lastMatchAt: 40 * DAY })).toBe(
    'Ligue 2, Jan 1, 1970 to Feb 10, 1970',
  );
  expect(matchesText(name('Bastia', 0))).toBe('Ligue 2, Jan 1, 1970');
});

test('countries and parts of them have names', () => {
  expect(placeText(club)).toBe('Football · France');
  expect(placeText({ ...club, country: 'gb-eng' })).toBe('Football · England');
});
