import { describe, expect, test } from 'vitest';
import { arranged, blockCount, freeUnits, systemValueOf, takesBanker, typeOf } from './arrangement.ts';
import { betOf } from '../testing/legs.ts';

const bets = (count: number) => Array.from({ length: count }, (_, index) => betOf(index + 1));
const inBlocks = (...blockIds: (number | undefined)[]) =>
  blockIds.map((blockId, index) => betOf(index + 1, { blockId }));
const blocksOf = (...args: Parameters<typeof arranged>) => arranged(...args).map(({ blockId }) => blockId);

describe('the type of a coupon', () => {
  test.each([
    [undefined, 1, 0],
    [undefined, 2, 1],
    [undefined, 40, 1],
    [2, 3, 2],
    [2, 2, 1],
    [2, 1, 0],
    [2, 21, 1],
    [9, 1, 0],
    [9, 2, 9],
    [8, 9, 1],
    [0, 2, 1],
  ] as const)('chosen as %s with %i selections is %i', (chosen, count, typeId) => {
    expect(typeOf(chosen, bets(count))).toBe(typeId);
  });
});

describe('blocks', () => {
  test('are one per selection until the player arranges them', () => {
    expect(blocksOf(bets(3), 4)).toEqual([1, 2, 3]);
    expect(blocksOf(inBlocks(2, 1, undefined), 5)).toEqual([2, 1, 3]);
  });

  test('are renumbered when one becomes empty', () => {
    expect(blocksOf(inBlocks(1, 3, 7, 7), 4)).toEqual([1, 2, 3, 3]);
  });

  test('have a lobby only in a multi-bet; elsewhere its selections get blocks of their own', () => {
    expect(blocksOf(inBlocks(0, 1, 2), 4)).toEqual([0, 1, 2]);
    expect(blocksOf(inBlocks(0, 1, 2), 5)).toEqual([3, 1, 2]);
  });

  test('are unchanged in types without blocks, and counted in types with them', () => {
    expect(arranged(inBlocks(1, 1), 1).every((bet) => !('blockId' in bet))).toBe(true);
    expect(blockCount(arranged(inBlocks(0, 1, 2, 2), 4))).toBe(2);
    expect(freeUnits(arranged(inBlocks(0, 1, 2, 3), 4), 4)).toBe(3);
  });
});

describe('bankers', () => {
  const marked = (count: number, bankers: number) =>
    bets(count).map((bet, index) => ({ ...bet, isBanker: index < bankers }));

  test('exist only in systems with at least three selections that aren’t bankers', () => {
    const bankersOf = (...args: Parameters<typeof arranged>) =>
      arranged(...args).filter(({ isBanker }) => isBanker).length;
    expect(bankersOf(marked(5, 2), 2)).toBe(2);
    expect(bankersOf(marked(4, 2), 2)).toBe(0);
    expect(bankersOf(marked(5, 2), 1)).toBe(0);
  });

  test('can be added while three other selections would remain', () => {
    expect([takesBanker(marked(5, 1)), takesBanker(marked(5, 2)), takesBanker(marked(3, 0))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the size of a system is clamped to the available units and absent in other types', () => {
  expect([2, 3, 9].map((value) => systemValueOf(value, bets(4), 2))).toEqual([2, 3, 3]);
  expect(systemValueOf(3, arranged(inBlocks(0, 1, 2, 3), 4), 4)).toBe(2);
  expect(systemValueOf(3, bets(4), 7)).toBeUndefined();
});
