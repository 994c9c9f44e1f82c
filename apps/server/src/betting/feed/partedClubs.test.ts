import type { MatchState } from '@touchline/feed/source';
import { expect, test } from 'vitest';
import { createTestBook, testMatch } from '../../testing/book.ts';
import { shownSide, type PartedName } from './partedClubs.ts';

const BASTIA = 7;
const CERCLE: PartedName = { teamId: BASTIA, written: 'CA Bastia', clubId: 99, clubName: 'CA Bastia' };

test('a parted name is the parted club’s, and every other one remains the team’s', () => {
  const parted = [CERCLE];
  expect(shownSide(parted, { id: BASTIA, name: 'CA Bastia' })).toEqual({ id: 99, name: 'CA Bastia' });
  expect(shownSide(parted, { id: BASTIA, name: 'SC Bastia', written: 'CA Bastia' }).id).toBe(99);
  expect(shownSide(parted, { id: BASTIA, name: 'SC Bastia' })).toEqual({ id: BASTIA, name: 'SC Bastia' });
  expect(shownSide(parted, { id: 8, name: 'CA Bastia' })).toEqual({ id: 8, name: 'CA Bastia' });
});

test('the team loses a name that was shown for all its matches', () => {
  const side = { id: BASTIA, name: 'CA Bastia', written: 'Bastia' };
  expect(shownSide([CERCLE], side)).toEqual({ id: BASTIA, name: 'Bastia' });
});

test('a book shows parted clubs at once, in matches that it has and in later states, and the source’s team again', () => {
  const book = createTestBook();
  const state = (changes: Partial<MatchState> = {}) =>
    testMatch(1, { home: 'SC Bastia', homeWritten: 'CA Bastia', homeId: BASTIA, awayId: 8, ...changes });
  const home = () => [book.match(1)?.homeId, book.match(1)?.home];
  book.sink.match(state());
  expect(home()).toEqual([BASTIA, 'SC Bastia']);
  expect(JSON.stringify(book.match(1))).not.toContain('homeWritten');

  book.partClubs([CERCLE]);
  expect(home()).toEqual([99, 'CA Bastia']);
  book.sink.match(state({ status: 2 }));
  expect([book.match(1)?.status, ...home()]).toEqual([2, 99, 'CA Bastia']);
  expect(book.sourceSides(1)).toMatchObject({ home: 'SC Bastia', homeWritten: 'CA Bastia', homeId: BASTIA });

  book.partClubs([]);
  expect(home()).toEqual([BASTIA, 'SC Bastia']);
});

test('a process that follows shows matches as they were published', () => {
  const [leader, follower] = [createTestBook(), createTestBook()];
  leader.partClubs([CERCLE]);
  leader.onChange((change) => follower.follow([change]));
  leader.sink.match(testMatch(1, { home: 'CA Bastia', homeId: BASTIA }));
  follower.partClubs([CERCLE]);
  expect([follower.match(1)?.homeId, follower.sourceSides(1)]).toEqual([99, undefined]);
});
