import { expect, test } from 'vitest';
import { oversOf, oversText } from './overs.ts';

test('overs have six balls', () => {
  expect([0, 5, 6, 87, 120].map(oversText)).toEqual(['0', '0.5', '1', '14.3', '20']);
});

test('overs are known in play only', () => {
  const clock = { period: 'innings2', seconds: 87, running: false, at: 0 };
  const score = { total: [141, 164], parts: [], points: ['5', '8'], serving: 0 } as const;
  expect(oversOf({ status: 2, clock, score })).toBe('14.3');
  for (const status of [1, 3, 4, 5] as const) expect(oversOf({ status, clock, score })).toBeUndefined();
});
