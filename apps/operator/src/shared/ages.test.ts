import { expect, test } from 'vitest';
import { ageText } from './ages.ts';

test.each([
  [0, '0 sec'],
  [-5000, '0 sec'],
  [8_999, '8 sec'],
  [119_000, '1 min'],
  [18_720_000, '5 hr 12 min'],
  [86_400_000 * 3 + 59_000, '3 days'],
])('%i ms is %s', (length, text) => {
  expect(ageText(length)).toBe(text);
});

test('shortens the units for a narrow column', () => {
  expect(ageText(12_960_000, 'narrow')).toBe('3h 36m');
});
