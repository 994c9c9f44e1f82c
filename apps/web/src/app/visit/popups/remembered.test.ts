import { expect, test } from 'vitest';
import { heldUntil, HOLDS } from './remembered.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 4, 16, 15);

test('an answer is valid for its time, also on a device whose clock is behind', () => {
  const stored = now + HOLDS.age;
  expect(heldUntil(stored, HOLDS.age, now)).toBe(stored);
  expect(heldUntil(stored, HOLDS.age, now - DAY)).toBe(stored);
});

test('an answer written while the clock was set far ahead is not valid', () => {
  expect(heldUntil(now + HOLDS.age + DAY + 1, HOLDS.age, now)).toBe(0);
});
