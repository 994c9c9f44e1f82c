import { expect, test, vi } from 'vitest';

// API modules read the origin when they are loaded.
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
const { GATE_POLL, isDue, learned } = await import('./gateNews.ts');

test('polling is due once a minute, sooner after a failed request, and at once after the clock was set back', () => {
  expect(isDue(undefined, 0)).toBe(true);
  expect(isDue({ at: 0, isSilent: false }, GATE_POLL - 1)).toBe(false);
  expect(isDue({ at: 0, isSilent: false }, GATE_POLL)).toBe(true);
  expect(isDue({ at: 0, isSilent: true }, 5_000)).toBe(true);
  expect(isDue({ at: 9_000, isSilent: false }, 8_000)).toBe(true);
});

test('an answer replaces the state; a failed request counts as maintenance and changes nothing else', () => {
  const state = { displayTypeId: 4, templateTypeId: 1, stateVersion: 7, serverTime: 0 };
  expect(learned(state, 3, 10)).toEqual({
    at: 10,
    isSilent: false,
    stateVersion: 7,
    block: { displayTypeId: 4, templateTypeId: 1 },
  });
  expect(learned({ ...state, displayTypeId: 0, maintenance: { startAt: 5 } }, 3, 10)).toEqual({
    at: 10,
    isSilent: false,
    stateVersion: 7,
    maintenance: { startAt: 5 },
  });
  expect(learned(undefined, 3, 10)).toEqual({ at: 10, isSilent: true, stateVersion: 3 });
});
