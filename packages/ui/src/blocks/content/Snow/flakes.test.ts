import { expect, test } from 'vitest';
import { flakeAt } from './flakes.ts';

const flakes = Array.from({ length: 40 }, (_, place) => flakeAt(place));

test('spreads forty flakes over the whole width', () => {
  const inQuarter = (quarter: number) => flakes.filter(({ share }) => Math.floor(share * 4) === quarter);
  for (const quarter of [0, 1, 2, 3]) expect(inQuarter(quarter).length).toBeGreaterThanOrEqual(8);
});

test('gives no two flakes the same start position and time', () => {
  expect(new Set(flakes.map(({ share, ahead }) => `${share} ${ahead}`)).size).toBe(40);
});
