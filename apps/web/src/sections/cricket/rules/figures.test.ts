import { describe, expect, test } from 'vitest';
import { playOf } from './chase.ts';
import { average, oversText, runRate, strikeRate } from './figures.ts';

describe('cricket figures', () => {
  test('show overs of six balls', () => {
    expect([0, 5, 6, 87, 120].map(oversText)).toEqual(['0', '0.5', '1', '14.3', '20']);
  });

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

describe('play', () => {
  const clock = { period: 'innings2', seconds: 87, running: false, at: 0 };
  const score = { total: [141, 164], parts: [], points: ['5', '8'], serving: 0 } as const;

  test('is described from the batting side', () => {
    expect(playOf({ status: 2, clock: { ...clock, period: 'innings1' }, score })).toEqual({
      batting: 0,
      runs: 141,
      wickets: 5,
      balls: 87,
    });
  });

  test('has in the second innings a target of one more than the first score', () => {
    expect(playOf({ status: 2, clock, score })?.chase).toEqual({ target: 165, needed: 24, ballsLeft: 33 });
    const won = { ...score, total: [166, 164] } as const;
    expect(playOf({ status: 2, clock, score: won })?.chase?.needed).toBe(0);
  });

  test('is undefined in a break, before and after', () => {
    for (const status of [1, 3, 4, 5] as const) expect(playOf({ status, clock, score })).toBeUndefined();
  });
});
