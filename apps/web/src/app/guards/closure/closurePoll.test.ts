import { expect, test } from 'vitest';
import { CLOSURE_POLL, closurePeriod, knownAfter } from './closurePoll.ts';

test('polling is due once a minute, sooner after a failed request', () => {
  expect(closurePeriod({ isSilent: false })).toBe(CLOSURE_POLL);
  expect(closurePeriod({ isSilent: true })).toBe(5_000);
});

test('an answer replaces the state; a failed request counts as maintenance and changes nothing else', () => {
  const state = { displayTypeId: 4, templateTypeId: 1, stateVersion: 7, serverTime: 0 };
  expect(knownAfter(state, 3)).toEqual({
    isSilent: false,
    stateVersion: 7,
    block: { displayTypeId: 4, templateTypeId: 1 },
  });
  expect(knownAfter({ ...state, displayTypeId: 0, maintenance: { startAt: 5 } }, 3)).toEqual({
    isSilent: false,
    stateVersion: 7,
    maintenance: { startAt: 5 },
  });
  expect(knownAfter({ ...state, displayTypeId: 0, entry: '/assets/index-2f.js' }, 3)).toEqual({
    isSilent: false,
    stateVersion: 7,
    entry: '/assets/index-2f.js',
  });
  expect(knownAfter(undefined, 3)).toEqual({ isSilent: true, stateVersion: 3 });
});
