import { expect, test } from 'vitest';
import { hasRepeated, judgeBudget, readBudgets, scaleOf } from './budgets.mjs';
import { steps } from './steps.mjs';

test('a step may take two and a half times its budget', () => {
  expect(judgeBudget(249, 100, 1)).toEqual({ allowed: 100, isOver: false });
  expect(judgeBudget(251, 100, 1)).toEqual({ allowed: 100, isOver: true });
  expect(judgeBudget(251, 100, 2)).toEqual({ allowed: 200, isOver: false });
  expect(judgeBudget(251, 100, 1, 1.5)).toEqual({ allowed: 150, isOver: false });
  expect(judgeBudget(121, undefined, 1)).toBeUndefined();
});

test('a step that has run failed tests again is not judged by its time', () => {
  const outcome = { passed: 5, failed: 0 };
  expect(hasRepeated(outcome)).toBe(false);
  expect(hasRepeated({ ...outcome, unsteady: ['a'], reported: [] })).toBe(true);
  expect(hasRepeated({ ...outcome, unsteady: [], reported: ['a'] })).toBe(true);
  expect(hasRepeated({ ...outcome, failed: 1 })).toBe(true);
});

test('a slower machine has larger budgets, a faster one the same', () => {
  expect(scaleOf(0.3, 0.2)).toBeCloseTo(1.5);
  expect(scaleOf(0.1, 0.2)).toBe(1);
  expect(scaleOf(5, 0.2)).toBe(4);
});

test('every step has a budget, and every budget a step', () => {
  expect(Object.keys(readBudgets().cpuSeconds)).toEqual(steps.map(({ name }) => name));
});
