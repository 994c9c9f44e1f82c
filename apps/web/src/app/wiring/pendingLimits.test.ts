import { expect, test } from 'vitest';
import { nextLook } from './pendingLimits.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

test('limits are checked again when the first of them can be confirmed, or no longer', () => {
  const waits = { needApprove: false, dueAt: inSeconds(60), endsAt: inSeconds(600) };
  const asks = { needApprove: true, dueAt: inSeconds(-60), endsAt: inSeconds(30) };
  expect(nextLook([waits], NOW)).toBe(NOW + 60_000);
  expect(nextLook([waits, asks], NOW)).toBe(NOW + 30_000);
  expect(nextLook([], NOW)).toBe(Infinity);
});

test('an answer that was in flight while a limit became due is requested once more soon', () => {
  const late = { needApprove: false, dueAt: inSeconds(-1) };
  expect(nextLook([late], NOW)).toBe(NOW + 5_000);
});
