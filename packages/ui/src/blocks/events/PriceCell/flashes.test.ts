import { expect, it } from 'vitest';
import { mayFlash } from './flashes.ts';

it('allows 24 simultaneous flashes, and further ones when those are over', () => {
  const flashed = Array.from({ length: 500 }, () => mayFlash(1000)).filter(Boolean);
  expect(flashed).toHaveLength(24);
  expect(mayFlash(1399)).toBe(false);
  expect(mayFlash(1400)).toBe(true);
});
