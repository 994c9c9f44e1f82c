import { describe, expect, test } from 'vitest';
import { axisMinute, axisMinutes, isBehind, leaning } from './trackerRules.ts';

const goal = (side: 0 | 1) => ({ id: 'goal', kind: 'goal' as const, side, period: 'half1' });

describe('isBehind', () => {
  test('is true while the goals differ from the score', () => {
    expect(isBehind({ events: [goal(0)] }, [1, 1])).toBe(true);
    expect(isBehind({ events: [goal(0), goal(1)] }, [1, 1])).toBe(false);
    expect(isBehind({ events: [goal(0), goal(0)] }, [1, 1])).toBe(true);
  });

  test('is false in sports without goals, and before an answer', () => {
    expect(isBehind({ events: [{ id: 'p', kind: 'points', period: 'quarter1' }] }, [2, 0])).toBe(false);
    expect(isBehind(undefined, [2, 0])).toBe(false);
  });
});

test('leaning is about the last ten minutes', () => {
  expect(leaning([])).toBe('none');
  expect(leaning([-90, ...Array.from({ length: 10 }, () => 30)])).toBe('home');
  expect(leaning(Array.from({ length: 10 }, () => -30))).toBe('away');
  expect(leaning([40, -40])).toBe('level');
});

test('added time belongs to the last minute of its part', () => {
  const axis = { length: 90, parts: [45] };
  expect(axisMinute({ period: 'half1', seconds: 47 * 60 }, axis)).toBe(44);
  expect(axisMinute({ period: 'half2', seconds: 47 * 60 }, axis)).toBe(47);
  expect(axisMinute({ period: 'half2', seconds: 94 * 60 }, axis)).toBe(89);
});

test('the axis has about six minutes', () => {
  expect(axisMinutes(90)).toEqual([0, 15, 30, 45, 60, 75, 90]);
  expect(axisMinutes(60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(axisMinutes(40)).toEqual([0, 10, 20, 30, 40]);
});
