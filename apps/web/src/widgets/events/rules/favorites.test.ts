import { expect, test } from 'vitest';
import { favoriteCompetition, favoriteMatch, favoriteTeam } from './favorites.ts';

const match = {
  id: 9,
  sportId: 1,
  competitionId: 3,
  competition: 'Open',
  country: 'it',
  home: 'Ash',
  away: 'Oak',
  homeId: 71,
  startsAt: 1000,
};

test('a match, its competition and its sides are followed by their own ids', () => {
  expect(favoriteMatch(match)).toMatchObject({ kind: 'match', id: 9, name: 'Ash – Oak', startsAt: 1000 });
  expect(favoriteCompetition(match)).toMatchObject({ kind: 'competition', id: 3, name: 'Open', place: 'it' });
  expect(favoriteTeam(match, 0)).toMatchObject({ kind: 'team', id: 71, name: 'Ash', place: 'Open' });
});

test('a side without an id can’t be followed, and an event without sides has its own name', () => {
  expect(favoriteTeam(match, 1)).toBeUndefined();
  expect(favoriteMatch({ ...match, home: 'Winner of the season', away: '' }).name).toBe(
    'Winner of the season',
  );
});

test('a name is never longer than what is kept', () => {
  expect(favoriteMatch({ ...match, home: 'x'.repeat(300) }).name).toHaveLength(200);
});
