import { expect, test } from 'vitest';
import { changesOf } from './course.ts';
import type { Moment } from './results.api.ts';

const moment = (at: number, total: [number, number], rest: Partial<Moment> = {}): Moment => ({
  at,
  status: 2,
  period: 'half1',
  total,
  parts: [total],
  ...rest,
});

test('a change of score belongs to the side that scored, a new period to neither', () => {
  const told = changesOf([
    moment(1, [0, 0]),
    moment(2, [0, 1]),
    moment(3, [0, 1], {
      period: 'half2',
      parts: [
        [0, 1],
        [0, 0],
      ],
    }),
    moment(4, [1, 1], {
      period: 'half2',
      parts: [
        [0, 1],
        [1, 0],
      ],
    }),
    moment(5, [1, 1], {
      period: 'finished',
      status: 4,
      parts: [
        [0, 1],
        [1, 0],
      ],
    }),
  ]);
  expect(told.map(({ kind, side, score }) => [kind, side, score])).toEqual([
    ['phase', undefined, '0–0'],
    ['score', 1, '0–1'],
    ['phase', undefined, '0–1'],
    ['score', 0, '1–1'],
    ['end', undefined, '1–1'],
  ]);
});

test('a score that was corrected downwards belongs to neither side', () => {
  expect(changesOf([moment(1, [1, 0]), moment(2, [0, 0])]).map(({ kind }) => kind)).toEqual(['phase']);
});

test('a match with a hundred baskets shows only its parts', () => {
  const many = Array.from({ length: 100 }, (_, index) => moment(index, [index, 0]));
  expect(changesOf(many).map(({ kind }) => kind)).toEqual(['phase']);
});
