import { expect, test } from 'vitest';
import { heldUntil, HOLDS } from './remembered.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 4, 16, 15);

test('an answer holds its time, also for a device whose clock is behind', () => {
  const kept = now + HOLDS.age;
  expect(heldUntil(kept, HOLDS.age, now)).toBe(kept);
  expect(heldUntil(kept, HOLDS.age, now - DAY)).toBe(kept);
});

test('what a clock set far forward has written does not hold', () => {
  expect(heldUntil(now + HOLDS.age + DAY + 1, HOLDS.age, now)).toBe(0);
});
