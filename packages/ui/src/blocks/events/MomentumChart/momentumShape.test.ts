import { expect, test } from 'vitest';
import { momentumShape } from './momentumShape.ts';

/** Returns the ends of the curves of an outline. */
const ends = (path: string) =>
  [...path.matchAll(/ ([\d.]+) ([\d.]+)(?=C|V)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('is above the line for home and below it for the guests, up to the last minute played', () => {
  expect(ends(momentumShape([100, -50], 10, 0))).toEqual([
    [50, 2],
    [150, 50],
    [200, 50],
  ]);
  expect(ends(momentumShape([100, -50], 10, 1))).toEqual([
    [50, 50],
    [150, 74],
    [200, 74],
  ]);
});

test('is a point on the line before the first minute', () => {
  expect(momentumShape([], 90, 0)).toBe('M0 50C0 50 0 50 0 50V50');
});
