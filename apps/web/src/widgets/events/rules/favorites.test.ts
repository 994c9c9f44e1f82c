import { expect, test } from 'vitest';
import { favoriteCompetition, favoriteMatch } from './favorites.ts';
import { favoriteTeam } from './favoriteTeam.ts';

const match = {
  id: 9,
  sportId: 1,
  competitionId: 3,
  competition: 'Open',
  country: 'it',
  home: 'Ash',
  away: 'Oak',
  startsAt: 1000,
};

test('a match and its competition become favourites under their own ids', () => {
  expect(favoriteMatch(match)).toMatchObject({ kind: 'match', id: 9, name: 'Ash – Oak', startsAt: 1000 });
  expect(favoriteCompetition(match)).toMatchObject({ kind: 'competition', id: 3, name: 'Open', place: 'it' });
});

test('a side becomes a favourite under its own id, if it has one', () => {
  const known = { ...match, homeId: 21 };
  expect(favoriteTeam(known, 0)).toEqual({ kind: 'team', id: 21, sportId: 1, name: 'Ash', place: 'Open' });
  expect(favoriteTeam(known, 1)).toBeUndefined();
});

test('an event without sides has its own name', () => {
  expect(favoriteMatch({ ...match, home: 'Winner of the season', away: '' }).name).toBe(
    'Winner of the season',
  );
});

test('a name is cut to the stored maximum', () => {
  expect(favoriteMatch({ ...match, home: 'x'.repeat(300) }).name).toHaveLength(200);
});
