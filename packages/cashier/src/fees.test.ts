import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestAmount } from './amounts.ts';
import { coveringAmount, feeOf } from './fees.ts';

describe('a fee', () => {
  const rule = { percent: '10', fixed: 5n };

  it('is at least and at most what its rule says', () => {
    expect(feeOf(100n, rule)).toBe(15n);
    expect(feeOf(100n, { ...rule, least: 20n })).toBe(20n);
    expect(feeOf(100n, { ...rule, least: 10n, most: 40n })).toBe(15n);
    expect(feeOf(100n, { ...rule, most: 12n })).toBe(12n);
  });

  it('is the fixed part if the percentage is 0', () => {
    expect(feeOf(100n, { percent: '0', fixed: 7n })).toBe(7n);
  });
});

describe('the amount that covers what is missing', () => {
  const bounds = { min: 500n, max: 10_000n, step: 100n };

  it('is within the bounds, and a multiple of the step', () => {
    expect(coveringAmount(1n, bounds)).toBe(500n);
    expect(coveringAmount(501n, bounds)).toBe(600n);
    expect(coveringAmount(600n, bounds)).toBe(600n);
    expect(coveringAmount(99_999n, bounds)).toBe(10_000n);
    expect(coveringAmount(1n, { min: 550n, max: 650n, step: 100n })).toBe(600n);
    expect(coveringAmount(1n, { min: 610n, max: 650n, step: 100n })).toBe(650n);
  });

  it('is the lowest of which enough arrives after the fee', () => {
    const amounts = fc.record({
      missing: fc.bigInt({ min: 1n, max: 20_000n }),
      percent: fc.constantFrom('0', '2.5', '40'),
      fixed: fc.bigInt({ min: 0n, max: 300n }),
      step: fc.constantFrom(1n, 50n, 100n),
    });
    fc.assert(
      fc.property(amounts, ({ missing, percent, fixed, step }) => {
        const asked = { ...bounds, step };
        const arrives = (amount: bigint) => amount - feeOf(amount, { percent, fixed });
        const amount = coveringAmount(missing, asked, { percent, fixed });
        expect(amount % step).toBe(0n);
        if (amount < (highestAmount(asked) ?? 0n)) expect(arrives(amount)).toBeGreaterThanOrEqual(missing);
        if (amount > asked.min) expect(arrives(amount - step)).toBeLessThan(missing);
      }),
    );
  });
});
