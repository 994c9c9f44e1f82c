import { allSpots, spotKey } from '@touchline/games';
import { describe, expect, it } from 'vitest';
import { CHIP_SIZES, spotAt } from './rouletteLayout.ts';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

describe('chips on the layout', () => {
  const known = new Set(allSpots().map(spotKey));

  it.each(CHIP_SIZES)('are spots of the rules on every number: %s', (size) => {
    expect(NUMBERS.filter((number) => !known.has(spotKey(spotAt(number, size))))).toEqual([]);
  });

  it.each(CHIP_SIZES)('cover the number on which they are placed: %s', (size) => {
    const outside = NUMBERS.filter((number) => {
      const spot = spotAt(number, size);
      return !('numbers' in spot) || !spot.numbers.includes(number);
    });
    expect(outside).toEqual([]);
  });
});
