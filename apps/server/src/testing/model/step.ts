import type * as fc from 'fast-check';
import { expect } from 'vitest';
import { ProblemError } from '../../kernel/http/problem.ts';
import { compareMoney } from './compare.ts';
import type { Model } from './model.ts';
import type { RealPlatform } from './platform.ts';

/** One step of a sequence. */
export type Step = fc.AsyncCommand<Model, RealPlatform>;

/**
 * Makes a step that runs on model and platform, advances time by a millisecond, and compares the money.
 * @param name printed on failure
 */
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

/** Returns the code of the problem that a promise rejects with; undefined if it resolves. */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

/** Expects a refusal with a code, or none. */
export async function expectCode(work: Promise<unknown>, code: string | undefined): Promise<void> {
  expect(await codeOf(work)).toBe(code);
}
