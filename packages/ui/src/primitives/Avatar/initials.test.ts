import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Crystal Palace', 'CP'],
  ['Arsenal', 'AR'],
  ['F. Auger-Aliassime', 'FA'],
  ['1. FC Köln', '1F'],
  ['Зенит', 'ЗЕ'],
  ['ريال مدريد', 'رم'],
  ['  ', ''],
])('abbreviates %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
