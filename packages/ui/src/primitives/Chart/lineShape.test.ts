import { describe, expect, test } from 'vitest';
import { lineShape, pointAt, timeShare, valueAxis } from './lineShape.ts';

const prices = [
  { at: 0, value: 2 },
  { at: 10, value: 4 },
  { at: 40, value: 3 },
];

describe('valueAxis', () => {
  test('spans round values that include all data', () => {
    const { ticks, share } = valueAxis([1.87, 2.42]);
    expect(ticks).toEqual([1.8, 2, 2.2, 2.4, 2.6]);
    expect([share(1.8), share(2.2), share(2.6)].map((part) => Number(part.toFixed(6)))).toEqual([0, 0.5, 1]);
  });

  test('includes zero on request', () => {
    expect(valueAxis([40, 90], [0]).ticks[0]).toBe(0);
  });

  test('adds space on both sides of a single value', () => {
    const { share } = valueAxis([2]);
    expect(share(2)).toBeGreaterThan(0.2);
    expect(share(2)).toBeLessThan(0.8);
  });

  test('goes up by ones above zeros alone, and not below them', () => {
    expect(valueAxis([0, 0], [0]).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  test('returns an axis when there are no values', () => {
    expect(valueAxis([]).ticks.length).toBeGreaterThan(1);
  });
});

test('a step line is horizontal until the next point, then vertical', () => {
  const { line, area } = lineShape(prices, valueAxis([2, 4]), 'step');
  expect(line).toBe('M0,100L25,100L25,0L100,0L100,50');
  expect(area.endsWith('Z')).toBe(true);
});

test('a constant value is a line over the whole width', () => {
  expect(lineShape([{ at: 7, value: 1 }], valueAxis([0, 2]), 'step').line).toBe('M0,50L100,50L100,50');
});

test('the area extends to the base value', () => {
  const balance = [
    { at: 0, value: -1 },
    { at: 1, value: 1 },
  ];
  expect(lineShape(balance, valueAxis([-1, 1]), 'straight', 0).area).toBe('M0,100L100,0L100,50L0,50Z');
});

test('a time between two points has the value of the earlier one', () => {
  expect(pointAt(prices, 39)?.value).toBe(4);
  expect(pointAt(prices, 40)?.value).toBe(3);
  expect(pointAt(prices, -5)?.value).toBe(2);
  expect(pointAt([], 0)).toBeUndefined();
});

test('points are placed by their distance in time', () => {
  const share = timeShare(prices);
  expect([0, 10, 40].map(share)).toEqual([0, 0.25, 1]);
  expect(timeShare([{ at: 7, value: 1 }])(7)).toBe(0);
});
