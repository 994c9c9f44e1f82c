import { expect, test } from 'vitest';
import { outcomeFor, recordOf, winnerOf } from './outcome.ts';
import type { Result } from './results.api.ts';

const result = (home: number, away: number, rest: Partial<Result> = {}): Result => ({
  matchId: 1,
  sportId: 1,
  competitionId: 1,
  competition: 'League',
  country: 'fr',
  home: 'One',
  away: 'Two',
  homeId: 11,
  awayId: 12,
  startsAt: 0,
  status: 4,
  score: { total: [home, away], parts: [] },
  ...rest,
});

test('a result is a win, a draw or a loss from the given side’s point of view', () => {
  expect(outcomeFor(result(2, 1), 11)).toBe('won');
  expect(outcomeFor(result(2, 1), 12)).toBe('lost');
  expect(outcomeFor(result(1, 1), 12)).toBe('drawn');
  expect(outcomeFor(result(1, 1), 13)).toBeUndefined();
});

test('a match that isn’t finished, or was cancelled, has no winner', () => {
  expect(winnerOf(result(2, 1))).toBe(0);
  expect(winnerOf(result(2, 1, { status: 2 }))).toBeUndefined();
  expect(outcomeFor(result(0, 0, { status: 5 }), 11)).toBeUndefined();
  expect(recordOf([result(2, 1), result(0, 3), result(1, 1), result(0, 0, { status: 5 })], 11)).toEqual({
    won: 1,
    drawn: 1,
    lost: 1,
  });
});

test('a fight is won by the side named in its end', () => {
  const stopped = { total: [0, 0] as [number, number], parts: [], end: { by: 'stoppage', part: 1 } } as const;
  const fight = (winner?: 0 | 1) =>
    result(0, 0, {
      sportId: 9,
      score: { ...stopped, parts: [], end: { ...stopped.end, ...(winner === undefined ? {} : { winner }) } },
    });
  expect(winnerOf(fight(1))).toBe(1);
  expect(outcomeFor(fight(1), 11)).toBe('lost');
  expect(outcomeFor(fight(1), 12)).toBe('won');
  expect(outcomeFor(fight(), 12)).toBe('drawn');
});

test('a fight with an unknown end has no winner by score', () => {
  expect(winnerOf(result(28, 29, { sportId: 9 }))).toBeUndefined();
  expect(outcomeFor(result(0, 0, { sportId: 9 }), 11)).toBeUndefined();
});
