import { expect, it } from 'vitest';
import { playTime } from './gameTime.ts';

it.each([
  [0, '0:00:00'],
  [2052, '0:34:12'],
  [3599.9, '0:59:59'],
  [43_200, '12:00:00'],
  [-5, '0:00:00'],
])('%s seconds in a game are shown as %s', (seconds, shown) => {
  expect(playTime(seconds)).toBe(shown);
});
