import { expect, test } from 'vitest';
import { deedOf } from './changes.api.ts';

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
