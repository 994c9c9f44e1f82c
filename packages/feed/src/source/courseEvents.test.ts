import { expect, test } from 'vitest';
import { courseEvents, withLastScores, type CourseMoment } from './courseEvents.ts';

const at = (
  seconds: number,
  total: readonly [number, number],
  rest: Partial<CourseMoment> = {},
): CourseMoment => ({ status: 2, period: 'half1', seconds, total, parts: [total], ...rest });

const told = (events: ReturnType<typeof courseEvents>) =>
  events.map(({ kind, side, score }) => [kind, side, score?.join('–')].filter((part) => part !== undefined));

test('lists starts, goals and ends of parts with the score after each', () => {
  const moments = [
    at(0, [0, 0]),
    at(600, [1, 0]),
    at(2760, [1, 0], { status: 3, period: 'break' }),
    at(2700, [1, 0], {
      period: 'half2',
      parts: [
        [1, 0],
        [0, 0],
      ],
    }),
    at(3000, [1, 1], {
      period: 'half2',
      parts: [
        [1, 0],
        [0, 1],
      ],
    }),
    at(5600, [1, 1], {
      status: 4,
      period: 'ended',
      parts: [
        [1, 0],
        [0, 1],
      ],
    }),
  ];
  expect(told(courseEvents(moments, 'goal'))).toEqual([
    ['start'],
    ['goal', 0, '1–0'],
    ['part-end', '1–0'],
    ['goal', 1, '1–1'],
    ['end', '1–1'],
  ]);
});

test('has no goal that was taken back, and counts the others anew', () => {
  const moments = [at(0, [0, 0]), at(60, [1, 0]), at(120, [1, 1]), at(180, [0, 1]), at(240, [0, 2])];
  expect(told(courseEvents(moments, 'goal'))).toEqual([['start'], ['goal', 1, '0–1'], ['goal', 1, '0–2']]);
});

test('lists each goal of a score that changed by several', () => {
  expect(told(courseEvents([at(0, [0, 0]), at(60, [2, 1])], 'goal'))).toEqual([
    ['start'],
    ['goal', 0, '1–0'],
    ['goal', 0, '2–0'],
    ['goal', 1, '2–1'],
  ]);
});

test('lists sets with their own score, and not the points in them', () => {
  const set = (
    period: string,
    total: readonly [number, number],
    parts: CourseMoment['parts'],
    status = 2,
  ) => ({
    status,
    period,
    total,
    parts,
  });
  const moments = [
    set('set1', [0, 0], [[0, 0]]),
    set('set1', [0, 0], [[24, 20]]),
    set(
      'set2',
      [1, 0],
      [
        [25, 20],
        [0, 0],
      ],
    ),
    set(
      'ended',
      [2, 0],
      [
        [25, 20],
        [25, 22],
      ],
      4,
    ),
  ];
  expect(told(courseEvents(moments, 'points'))).toEqual([
    ['start'],
    ['part-end', '25–20'],
    ['part-end', '25–22'],
    ['end', '2–0'],
  ]);
});

test('keeps the last scores of a sport with many', () => {
  const moments = Array.from({ length: 41 }, (_, points) => at(points * 30, [points, 0]));
  const events = withLastScores(courseEvents(moments, 'points'));
  expect(events.map(({ kind }) => kind)).toEqual(['start', ...Array.from({ length: 20 }, () => 'points')]);
  expect(events.at(-1)?.score).toEqual([40, 0]);
});
