import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMargin, MARGIN, toPrice } from './price.ts';

describe('prices', () => {
  it('sum to one plus the margin, in the order of the probabilities', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 }),
        (weights) => {
          const sum = weights.reduce((total, w) => total + w, 0);
          const chances = weights.map((w) => w / sum);
          const inverses = addMargin(chances);
          expect(inverses.reduce((total, q) => total + q, 0)).toBeCloseTo(1 + MARGIN, 6);
          for (const [i, q] of inverses.entries()) expect(q).toBeGreaterThan(chances[i] ?? 1);
        },
      ),
    );
  });

  it('are on the ladder, and are absent if too short', () => {
    expect([
      toPrice(1 / 1.853),
      toPrice(1 / 3.33),
      toPrice(1 / 7.77),
      toPrice(1 / 13.3),
      toPrice(1 / 900),
    ]).toEqual(['1.85', '3.35', '7.8', '13.5', '301']);
    expect([toPrice(0.999), toPrice(0), toPrice(1.2)]).toEqual([undefined, undefined, undefined]);
  });
});
