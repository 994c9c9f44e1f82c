import { expect, test } from 'vitest';
import { dayBefore, secondTimeOf } from './days.ts';

test('the report of a day is requested from 02:00 on the next day', () => {
  expect(dayBefore(new Date('2026-03-02T01:59:59Z'), 1)).toBeUndefined();
  expect(dayBefore(new Date('2026-03-02T02:00:00Z'), 1)).toBe('2026-03-01');
  expect(dayBefore(new Date('2026-03-02T01:00:00Z'), 2)).toBe('2026-02-28');
});

test('and again three days later', () => {
  expect(secondTimeOf('2026-02-27')).toEqual(new Date('2026-03-03T02:00:00Z'));
});
