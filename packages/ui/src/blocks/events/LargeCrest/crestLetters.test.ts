import { expect, test } from 'vitest';
import { crestLetters } from './crestLetters.ts';

test.each([
  ['Grünwaldau Wanderers', 'GW'],
  ['Campo Belo do Norte Olympic', 'CO'],
  ['Orbital', 'O'],
  ['1. FC Köln', 'FK'],
  ['1860 München', 'M'],
  ['Зенит Казань', 'ЗК'],
  ['ريال مدريد', 'رم'],
  ['  ', ''],
])('abbreviates %j to %j', (name, letters) => {
  expect(crestLetters(name).join('')).toBe(letters);
});
