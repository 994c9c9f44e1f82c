import { expect, test } from 'vitest';
import { announced } from './announced.ts';

const HOUR = 3600;
const planned = { startAt: 10 * HOUR, finishAt: 12 * HOUR, notifyStartDate: 8 * HOUR };
const isShown = (maintenance: Parameters<typeof announced>[0], hours: number) =>
  announced(maintenance, hours * HOUR * 1000) !== undefined;

test('a maintenance is announced from the set time until it begins', () => {
  expect([7.9, 8, 9.9, 10, 11].map((hours) => isShown(planned, hours))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('an announcement may end before the maintenance begins, but not after it', () => {
  expect(isShown({ ...planned, notifyEndDate: 9 * HOUR }, 9)).toBe(false);
  expect(isShown({ ...planned, notifyEndDate: 11 * HOUR }, 10)).toBe(false);
});

test('a maintenance without times of an announcement is not announced', () => {
  expect(isShown({ startAt: 10 * HOUR }, 9)).toBe(false);
  expect(isShown(undefined, 9)).toBe(false);
});
