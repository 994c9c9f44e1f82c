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
  'leg-count': ({ min, max }) => `This bet type takes ${min} to ${max} selections: add or remove some.`,
  'too-many-bankers': ({ max }) => `You can have up to ${max} bankers: three selections must not be bankers.`,
  'banker-disabled': () => 'One of the selections can’t be a banker: unmark it.',
  'leg-without-block': () => 'Every selection must be in a block: add the others to one.',
  'lobby-not-taken': () => 'A conditional bet has no lobby: move its selections to a block.',
  'empty-block': ({ block }) => `Block ${block} is empty: number the blocks from 1 without gaps.`,
  'too-few-blocks': ({ min }) => `This bet type needs at least ${min} blocks: add one.`,
  'system-value': ({ min, max }) => `The system must be ${min} to ${max}: choose another one.`,
  'too-many-lines': ({ max }) =>
    `A coupon has up to ${max} combinations: choose another system or remove selections.`,
  'quarter-line': () => 'Anti-express doesn’t accept quarter lines: choose a whole or half line.',
  'no-anti-express-coef': () => 'An anti-express needs its odds: send its coefficient.',
  'block-stake': ({ block }) =>
    `The stake of block ${block} is wrong: stakes must be above 0, and the first block has the coupon's stake.`,
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
