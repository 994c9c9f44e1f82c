import { expect, test, vi } from 'vitest';

// API modules read the origin when they are loaded.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
const { deedOf } = await import('./changes.api.ts');

test.each([
  [undefined, 'ACTIVE', 'player', 'holds'],
  [undefined, 'PENDING', 'player', 'waits'],
  ['PENDING', 'ACTIVE', 'player', 'confirmed'],
  ['PENDING', 'INACTIVE', 'player', 'takenBack'],
  ['PENDING', 'INACTIVE', 'clock', 'lapsed'],
  ['ACTIVE', 'INACTIVE', 'player', 'ended'],
  ['ACTIVE', 'INACTIVE', 'clock', 'ended'],
] as const)('from %s to %s by the %s: %s', (stateBefore, limitState, changedBy, deed) => {
  expect(deedOf({ limitState, changedBy, ...(stateBefore !== undefined && { stateBefore }) })).toBe(deed);
});
