import { describe, expect, test } from 'vitest';
import { average, runRate, strikeRate } from './figures.ts';

describe('cricket figures', () => {
  test('are rounded once, half up, to two decimals', () => {
    expect(runRate(164, 120)).toBe('8.20');
    expect(runRate(1, 7)).toBe('0.86');
    expect(strikeRate(1, 8)).toBe('12.50');
    expect(strikeRate(7, 3)).toBe('233.33');
    expect(average(200, 3)).toBe('66.67');
    expect(average(1, 200)).toBe('0.01');
  });

  test('are a dash if the divisor is zero', () => {
    expect([runRate(0, 0), strikeRate(0, 0), average(45, 0)]).toEqual(['–', '–', '–']);
  });
});
