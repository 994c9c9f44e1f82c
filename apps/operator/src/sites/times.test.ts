import { expect, test } from 'vitest';
import { isDay, timeIn, timeText } from './times.ts';

test('reads back a time as it was written', () => {
  const at = Date.UTC(2026, 2, 14, 15, 0) / 1000;
  expect(timeText(at)).toBe('2026-03-14 15:00');
  expect(timeIn(' 2026-03-14 15:00 ')).toBe(at);
  expect([timeText(null), timeIn('')]).toEqual(['', null]);
});

test.each(['tomorrow', '2026-02-30 12:00', '2026-03-14', '2026-03-14 25:00'])(
  'refuses %s as a time',
  (text) => {
    expect(timeIn(text)).toBeUndefined();
  },
);

test.each([
  ['2026-03-14', true],
  ['2026-02-30', false],
  ['yesterday', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
