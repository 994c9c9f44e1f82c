import { describe, expect, it } from 'vitest';
import { LEG_RESULT, deadHeatOdds, effectiveOdds, isOpen, isReturned } from './legs.ts';
import { oddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

const k = oddsMilli(2200);

describe('effective odds', () => {
  it.each([
    [-2, '2.2'],
    [-1, '2.2'],
    [0, '0'],
    [1, '2.2'],
    [2, '1'],
    [3, '1'],
    [4, '1.6'],
    [5, '0.5'],
    [6, '1.1'],
  ] as const)('of result %i at 2.2 are %s', (result, expected) => {
    expect(effectiveOdds(k, result)).toEqual(rational.parse(expected));
  });

  it('are exact beyond thousandths', () => {
    expect(effectiveOdds(oddsMilli(1237), 4)).toEqual(rational.parse('1.1185'));
    expect(effectiveOdds(oddsMilli(1237), 6)).toEqual(rational.parse('0.6185'));
  });

  it('use the settled coefficient of a won or half decided leg', () => {
    for (const result of [1, 4, 5, 6] as const) {
      expect(effectiveOdds(k, result, rational.parse('11/15'))).toEqual(rational.parse('11/15'));
    }
  });

  it('throw for a settled coefficient that contradicts the result', () => {
    for (const result of [-2, -1, 0, 2, 3] as const) {
      expect(() => effectiveOdds(k, result, rational.ONE)).toThrow(/result 1, 4, 5 or 6/);
    }
    expect(() => effectiveOdds(k, 1, rational.ZERO)).toThrow(/above 0/);
    expect(() => effectiveOdds(k, 1, rational.parse('-1/2'))).toThrow(/above 0/);
  });

  it('distinguish open and returned results from the others', () => {
    const all = Object.values(LEG_RESULT);
    expect(all.filter(isOpen)).toEqual([-2, -1]);
    expect(all.filter(isReturned)).toEqual([2, 3]);
  });
});

describe('a dead heat', () => {
  it('divides the stake by the number tied', () => {
    expect(deadHeatOdds(k, 1, 2)).toEqual(effectiveOdds(k, 6));
    expect(deadHeatOdds(k, 1, 3)).toEqual(rational.parse('11/15'));
    expect(deadHeatOdds(k, 2, 3)).toEqual(rational.parse('22/15'));
  });

  it.each([
    [0, 2],
    [2, 2],
    [3, 2],
    [1.5, 2],
    [1, 2.5],
  ])('requires more tied competitors than places: %d places, %d tied', (places, tied) => {
    expect(() => deadHeatOdds(k, places, tied)).toThrow(/dead heat/);
  });
});
