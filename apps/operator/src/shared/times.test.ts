import { expect, test } from 'vitest';
import { dayTime } from './times.ts';

const NOW = Date.UTC(2026, 4, 3, 0, 30);

test('names today and yesterday by the UTC day, not by the distance', () => {
  expect(dayTime(Date.UTC(2026, 4, 3, 0, 5), NOW)).toBe('Today 00:05');
  expect(dayTime(Date.UTC(2026, 4, 2, 23, 59), NOW)).toBe('Yesterday 23:59');
  expect(dayTime(Date.UTC(2026, 4, 2, 0, 0), NOW)).toBe('Yesterday 00:00');
});

test('shows the date of earlier days', () => {
  expect(dayTime(Date.UTC(2025, 2, 12, 9), NOW)).toBe('Mar 12, 2025');
});
