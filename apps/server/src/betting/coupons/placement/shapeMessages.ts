import type { ShapeProblem, ShapeReason } from '@touchline/betting';

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
