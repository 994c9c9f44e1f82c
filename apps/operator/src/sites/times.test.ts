import { expect, test } from 'vitest';
import { isDay } from './times.ts';

test.each([
  ['2026-03-14', true],
  ['2026-02-30', false],
  ['yesterday', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
