import { expect, test } from 'vitest';
import { exportProblems } from './exportProblems.ts';

test('accepts a period of one day up to the maximum', () => {
  expect(exportProblems('2026-03-14', '2026-03-14')).toEqual([]);
  expect(exportProblems('2026-01-01', '2026-04-02')).toEqual([]);
});

test('names the field of a missing day, a wrong order and a period that is too long', () => {
  const fields = (from: string, to: string) => exportProblems(from, to).map(({ field }) => field);
  expect(fields('', '')).toEqual(['from', 'to']);
  expect(fields('2026-03-15', '2026-03-14')).toEqual(['to']);
  expect(fields('2026-01-01', '2026-04-03')).toEqual(['to']);
});
