import { describe, expect, it } from 'vitest';
import { LOBBY, numberBlocks } from './blocks.ts';

describe('numberBlocks', () => {
  it('closes the gaps and keeps the order', () => {
    const numbers = numberBlocks([7, 3, 7, 9], true);
    expect([3, 7, 9].map((id) => numbers.get(id))).toEqual([1, 2, 3]);
  });

  it('leaves the lobby what it is', () => {
    const numbers = numberBlocks([LOBBY, 4, 6], true);
    expect([LOBBY, 4, 6].map((id) => numbers.get(id))).toEqual([LOBBY, 1, 2]);
  });

  it('makes the lobby the first block where there is none', () => {
    const numbers = numberBlocks([4, LOBBY, 1], false);
    expect([LOBBY, 1, 4].map((id) => numbers.get(id))).toEqual([1, 2, 3]);
  });
});
