import { expect, test } from 'vitest';
import { closedOf, hiddenBy, sportName, toggled } from './closedSports.ts';

const blocks = {
  banLevel: 0,
  banVersion: 0,
  blockReason: null,
  isSelfBlocked: false,
  isVerificationRequired: false,
  isFrozen: false,
  isMarked: false,
  disallowedLineSports: [4, 1],
  disallowedLiveSports: [],
  hiddenLineSports: [6],
  hiddenLiveSports: [6, 1],
};

test('leaves out sports that the player hides', () => {
  expect(closedOf(blocks)).toEqual({ line: [1, 4], live: [] });
  expect(hiddenBy(blocks, 6)).toEqual(['line', 'live']);
  expect(hiddenBy(blocks, 1)).toEqual(['live']);
});

test('a sport that is closed and reopened makes no change', () => {
  const { line } = closedOf(blocks);
  expect(toggled(toggled(line, 1, false), 1, true)).toEqual(line);
  expect(toggled([], 3, true)).toEqual([3]);
});

test("a sport's name is made from its key", () => {
  expect(sportName('ice-hockey')).toBe('Ice hockey');
});
