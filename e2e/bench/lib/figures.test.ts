import { expect, test } from 'vitest';
import { median, percentile } from './figures.ts';

test('half of the values are below the median, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the 99th percentile of a hundred values is the largest', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.99)).toBe(100);
  expect(percentile(values, 0.5)).toBe(51);
});

test('an empty list has no percentile', () => {
  expect(() => percentile([], 0.5)).toThrow(/nothing was measured/);
});
