import { describe, expect, it } from 'vitest';
import { clampStake, nextStake, readStake, stakeLadder } from './stakes.ts';

const bounds = { min: 10n, max: 10_000n, step: 1n };

describe('stakes', () => {
  it('steps through 1, 2 and 5 of each power of ten within the bounds', () => {
    expect(stakeLadder(bounds)).toEqual([10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n]);
    expect(nextStake(100n, 1, bounds)).toBe(200n);
    expect(nextStake(777n, -1, bounds)).toBe(500n);
    expect(nextStake(10_000n, 1, bounds)).toBe(10_000n);
  });

  it('offers only multiples of the step', () => {
    expect(stakeLadder({ min: 10n, max: 100n, step: 10n })).toEqual([10n, 20n, 50n, 100n]);
    expect(clampStake(77n, { min: 10n, max: 100n, step: 10n })).toBe(70n);
  });

  it('keeps entered stakes within the bounds', () => {
    expect(clampStake(1n, bounds)).toBe(10n);
    expect(clampStake(99_999n, bounds)).toBe(10_000n);
  });

  it('reads amounts with point, comma and Arabic digits', () => {
    expect(readStake('7.77', 2)).toBe(777n);
    expect(readStake(' 7,5 ', 2)).toBe(750n);
    expect(readStake('٧٫٥', 2)).toBe(750n);
    expect(readStake('5', 0)).toBe(5n);
  });

  it('refuses texts that are no amount of the currency', () => {
    expect(readStake('7.777', 2)).toBeUndefined();
    expect(readStake('-1', 2)).toBeUndefined();
    expect(readStake('', 2)).toBeUndefined();
    expect(readStake('1.5', 0)).toBeUndefined();
  });
});
