import {
  COUPON_TYPE,
  antiExpressCoef,
  couponShapeProblem,
  type CouponShape,
  type Leg,
  type ShapeProblem,
  type ShapeReason,
} from '@touchline/betting';
import { ProblemError } from '../http/problem.ts';
import type { Asked } from './asked.ts';

const SENTENCES: Readonly<Record<ShapeReason, (problem: ShapeProblem) => string>> = {
  'leg-count': ({ min, max }) => `A coupon of this type has ${min} to ${max} legs: add or remove legs.`,
  'too-many-bankers': ({ max }) => `There can be ${max} bankers at most: three legs have to stay without.`,
  'banker-disabled': () => 'A leg cannot be a banker: take the mark away from it.',
  'leg-without-block': () => 'Every leg stands in a block: put the others into one.',
  'lobby-not-taken': () => 'A conditional coupon has no lobby: move its legs to a block.',
  'empty-block': ({ block }) => `Block ${block} has no legs: number the blocks from 1 on without a gap.`,
  'too-few-blocks': ({ min }) => `A coupon of this type has at least ${min} blocks: add one.`,
  'system-value': ({ min, max }) => `A line has ${min} to ${max} of them here: choose another system.`,
  'too-many-lines': ({ max }) => `A coupon has ${max} lines at most: choose another system or remove legs.`,
  'quarter-line': () => 'An anti-express takes no quarter lines: choose a whole or a half line.',
  'no-anti-express-coef': () => 'An anti-express needs its coefficient.',
  'block-stake': ({ block }) =>
    `The stake of block ${block} is wrong: stakes are above 0, and the first block stakes the coupon's amount.`,
};

/** Describes the fault of a coupon's shape and its correction in one sentence. */
export function shapeSentence(problem: ShapeProblem): string {
  return SENTENCES[problem.reason](problem);
}

/**
 * Converts a coupon for the shape rules.
 * @param legs with their data from the book, if available
 */
export function shapeOfAsked(
  { typeId, amount, systemValue, blockStakes }: Asked,
  legs: readonly Leg[],
): CouponShape {
  return {
    type: typeId,
    stakeMinor: amount,
    legs,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(blockStakes ? { blockStakesMinor: blockStakes } : {}),
    ...(typeId === COUPON_TYPE.antiExpress ? { antiExpressCoef: antiExpressCoef(legs) } : {}),
  };
}

/** Throws a ProblemError with the correction if legs and settings don't form a coupon of their type. */
export function requireShape(asked: Asked): void {
  const legs = asked.legs.map(({ shown, isBanker, blockId }) => ({
    odds: shown,
    banker: isBanker,
    ...(blockId === undefined ? {} : { blockId }),
  }));
  const problem = couponShapeProblem(shapeOfAsked(asked, legs));
  if (problem) throw new ProblemError(400, 'COUPON_SHAPE', shapeSentence(problem));
}
