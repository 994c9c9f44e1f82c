import { describe, expect, it } from 'vitest';
import { LOBBY, numberBlocks } from './blocks.ts';

describe('numberBlocks', () => {
  it('closes gaps and preserves the order', () => {
    const numbers = numberBlocks([7, 3, 7, 9], true);
    expect([3, 7, 9].map((id) => numbers.get(id))).toEqual([1, 2, 3]);
  });

  it('preserves the number of the lobby', () => {
    const numbers = numberBlocks([LOBBY, 4, 6], true);
    expect([LOBBY, 4, 6].map((id) => numbers.get(id))).toEqual([LOBBY, 1, 2]);
  });

  it('makes the lobby the first block where the type has none', () => {
    const numbers = numberBlocks([4, LOBBY, 1], false);
    expect([LOBBY, 1, 4].map((id) => numbers.get(id))).toEqual([1, 2, 3]);
  });
});
