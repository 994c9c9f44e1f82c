import type * as fc from 'fast-check';
import { expect } from 'vitest';
import { ProblemError } from '../../http/problem.ts';
import { compareMoney } from './compare.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';

/** One step of a sequence. */
export type Step = fc.AsyncCommand<Model, RealPlatform>;

/** Does something to both; a millisecond passes, and their money is compared. @param name as a failure prints it */
export function step(
  name: string,
  run: (model: Model, real: RealPlatform) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      model.now += 1;
      await run(model, real);
      await compareMoney(model, real);
    },
  };
}

/** The code of the problem that something ends with; undefined when it does not. */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

/** Expects a refusal with a code, or that there is none. */
export async function expectCode(work: Promise<unknown>, code: string | undefined): Promise<void> {
  expect(await codeOf(work)).toBe(code);
}
