import { describe, expect, it } from 'vitest';
import type { CouponShape } from './coupon.ts';
import { parseOdds } from '../odds/odds.ts';
import { couponShapeProblem } from './shape.ts';
import { blocks, leg, legs } from '../testing/slips.ts';

const many = (count: number) => Array.from({ length: count }, () => leg('1.5'));
const bankers = (count: number) => many(count).map((one) => ({ ...one, banker: true }));
const coef = { antiExpressCoef: parseOdds('1.2') };

describe('the legs of a coupon', () => {
  it.each<[number, CouponShape['type'], number, number | undefined]>([
    [1, 0, 1, 2],
    [2, 1, 40, 41],
    [3, 2, 20, 21],
    [2, 3, 40, 41],
    [2, 6, 40, 41],
    [2, 7, 8, 9],
    [3, 8, 8, 9],
  ])('number %i or more for type %i, and at most %i', (min, type, max, tooMany) => {
    const problem = (count: number) => couponShapeProblem({ type, legs: many(count), ...coef });
    expect(problem(min - 1)).toEqual({ reason: 'leg-count', min, max });
    expect(problem(min)).toBeUndefined();
    expect(problem(max)).toBeUndefined();
    expect(tooMany && problem(tooMany)).toEqual({ reason: 'leg-count', min, max });
  });

  it("do not exceed the site's maximum", () => {
    expect(couponShapeProblem({ type: 1, legs: many(12) }, 12)).toBeUndefined();
    expect(couponShapeProblem({ type: 1, legs: many(13) }, 12)).toEqual({
      reason: 'leg-count',
      min: 2,
      max: 12,
    });
    expect(couponShapeProblem({ type: 4, legs: blocks('2 2', '2', '2') })).toMatchObject({
      reason: 'too-few-blocks',
    });
    for (const type of [4, 5] as const) {
      const two = blocks('', '2', '2');
      expect(couponShapeProblem({ type, legs: two })).toEqual({ reason: 'leg-count', min: 3, max: 40 });
    }
  });
});

describe('the blocks of a coupon', () => {
  const problem = (type: 4 | 5, ...written: readonly string[]) =>
    couponShapeProblem({ type, legs: blocks(...written) });

  it('number three or more in a multi-bet, besides a lobby', () => {
    expect(problem(4, '2', '2', '2', '2')).toBeUndefined();
    expect(problem(4, '', '2', '2', '2')).toBeUndefined();
    expect(problem(4, '2', '2', '2 3')).toEqual({ reason: 'too-few-blocks', min: 3 });
    expect(problem(4, '2 2 2')).toEqual({ reason: 'too-few-blocks', min: 3 });
  });

  it('number two or more in a conditional coupon, without a lobby', () => {
    expect(problem(5, '', '2', '2 3')).toBeUndefined();
    expect(problem(5, '', '2 3 2')).toEqual({ reason: 'too-few-blocks', min: 2 });
    expect(problem(5, '2', '2', '2')).toEqual({ reason: 'lobby-not-taken', legs: [0] });
  });

  it('are numbered without gaps', () => {
    expect(problem(4, '2', '2', '', '2', '2')).toEqual({ reason: 'empty-block', block: 2 });
    expect(problem(4, '2', '2', '2', '', '2')).toEqual({ reason: 'empty-block', block: 3 });
    expect(problem(5, '', '', '2', '2 3')).toEqual({ reason: 'empty-block', block: 1 });
  });

  it('contain every leg', () => {
    const homeless = [
      leg('2'),
      leg('2', { blockId: 1 }),
      leg('2', { blockId: -1 }),
      leg('2', { blockId: 1.5 }),
    ];
    for (const type of [4, 5] as const) {
      expect(couponShapeProblem({ type, legs: homeless })).toEqual({
        reason: 'leg-without-block',
        legs: [0, 2, 3],
      });
    }
  });

  it('are ignored by other types', () => {
    expect(couponShapeProblem({ type: 1, legs: blocks('2', '', '2') })).toBeUndefined();
  });

  it("have stakes above 0, the first one equal to the coupon's", () => {
    const conditional = { type: 5, stakeMinor: 100n, legs: blocks('', '2', '2', '2') } as const;
    const problemOf = (blockStakesMinor: Readonly<Record<number, bigint>>) =>
      couponShapeProblem({ ...conditional, blockStakesMinor });
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ 1: 100n, 2: 1n, 3: 10n ** 12n })).toBeUndefined();
    expect(problemOf({ 2: 0n })).toEqual({ reason: 'block-stake', block: 2 });
    expect(problemOf({ 3: -1n })).toEqual({ reason: 'block-stake', block: 3 });
    expect(problemOf({ 1: 99n })).toEqual({ reason: 'block-stake', block: 1 });
    expect(problemOf({ 4: 5n })).toEqual({ reason: 'empty-block', block: 4 });
    expect(problemOf({ 0: 5n })).toEqual({ reason: 'empty-block', block: 0 });
    expect(problemOf({ 1.5: 5n })).toEqual({ reason: 'empty-block', block: 1.5 });
    const unstaked = { type: 5, legs: conditional.legs } as const;
    expect(couponShapeProblem({ ...unstaked, blockStakesMinor: { 1: 99n } })).toBeUndefined();
    expect(
      couponShapeProblem({ type: 4, legs: conditional.legs, blockStakesMinor: { 9: 0n } }),
    ).toBeUndefined();
  });
});

describe('a system', () => {
  it('requires three legs that are no bankers', () => {
    const system = (marked: number, plain: number) =>
      couponShapeProblem({ type: 2, legs: [...bankers(marked), ...many(plain)] });
    expect(system(2, 3)).toBeUndefined();
    expect(system(3, 2)).toEqual({ reason: 'too-many-bankers', max: 2 });
    expect(system(3, 0)).toEqual({ reason: 'too-many-bankers', max: 0 });
    expect(couponShapeProblem({ type: 1, legs: bankers(3) })).toBeUndefined();
  });

  it('accepts no leg with disabled banker as a banker', () => {
    const four = [
      leg('2', { banker: true, isDisabledBanker: true }),
      leg('2', { isDisabledBanker: true }),
      ...many(2),
    ];
    expect(couponShapeProblem({ type: 2, legs: four })).toEqual({ reason: 'banker-disabled', legs: [0] });
    expect(couponShapeProblem({ type: 2, legs: four.slice(1) })).toBeUndefined();
    expect(couponShapeProblem({ type: 2, legs: [leg('2', { banker: true }), ...many(3)] })).toBeUndefined();
  });

  it.each([1, 4, 2.5, Number.NaN, 0, -2])('of four legs accepts no value of %d', (systemValue) => {
    const wanted = { reason: 'system-value', min: 2, max: 3 };
    expect(couponShapeProblem({ type: 2, systemValue, legs: many(4) })).toEqual(wanted);
    const lobby = blocks('2', '2', '2', '2', '2 3');
    expect(couponShapeProblem({ type: 4, systemValue, legs: lobby })).toEqual(wanted);
    expect(couponShapeProblem({ type: 7, systemValue, legs: many(4) })).toBeUndefined();
  });

  it('has at most as many combinations as ten out of twenty', () => {
    const blocksOf = (count: number) => blocks('', ...Array<string>(count).fill('2'));
    expect(couponShapeProblem({ type: 4, systemValue: 10, legs: blocksOf(20) })).toBeUndefined();
    expect(couponShapeProblem({ type: 4, systemValue: 10, legs: blocksOf(21) })).toEqual({
      reason: 'too-many-lines',
      max: 184_756,
    });
  });
});

describe('an anti-express', () => {
  const problem = (more: Parameters<typeof leg>[1], result = '') =>
    couponShapeProblem({ type: 6, ...coef, legs: [leg('2'), leg(`2${result}`, more)] });

  it('accepts no quarter line', () => {
    expect(problem({ isQuarterLine: true })).toEqual({ reason: 'quarter-line', legs: [1] });
    expect(problem({ isQuarterLine: false })).toBeUndefined();
    for (const half of ['~', '/']) {
      expect(problem({}, half)).toEqual({ reason: 'quarter-line', legs: [1] });
      expect(couponShapeProblem({ type: 1, legs: legs(`2 2${half}`) })).toBeUndefined();
    }
    expect(problem({}, '|')).toBeUndefined();
  });

  it('requires its price', () => {
    expect(couponShapeProblem({ type: 6, legs: many(2) })).toEqual({ reason: 'no-anti-express-coef' });
    expect(couponShapeProblem({ type: 1, legs: many(2) })).toBeUndefined();
  });
});
