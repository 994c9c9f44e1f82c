import { courseEvents, type CourseMoment } from '@touchline/feed/source';
import { expect, test } from 'vitest';
import { agreeWithScore } from './agreeWithScore.ts';

const at = (seconds: number, total: readonly [number, number]): CourseMoment => ({
  status: 2,
  period: 'half1',
  seconds,
  total,
  parts: [total],
});

test('agrees with a score that the source is ahead of, or behind', () => {
  const events = [...courseEvents([at(0, [0, 0]), at(60, [1, 0]), at(120, [2, 0]), at(180, [2, 1])], 'goal')];
  const tracker = { events, figures: [] };
  const goals = (score: readonly [number, number]) =>
    agreeWithScore(tracker, score, { period: 'half1', seconds: 200 })
      .events.filter(({ kind }) => kind === 'goal')
      .map(({ side, seconds, score: after }) => [side, seconds, after?.join('–')]);
  expect(goals([2, 1])).toEqual([
    [0, 60, '1–0'],
    [0, 120, '2–0'],
    [1, 180, '2–1'],
  ]);
  expect(goals([1, 1])).toEqual([
    [0, 60, '1–0'],
    [1, 180, '1–1'],
  ]);
  expect(goals([2, 2])).toEqual([
    [0, 60, '1–0'],
    [0, 120, '2–0'],
    [1, 180, '2–1'],
    [1, 200, '2–2'],
  ]);
});
