import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/** Thrown instead of a statement after which nothing more is done. */
export class CrashError extends Error {
  override readonly name = 'CrashError';
}

interface Countdown {
  left: number;
  isOver: boolean;
}

/** Ends work at a statement of its choice, as if its process had been killed there. */
export interface Crasher {
  /** Plugin of the database that the work uses. */
  readonly plugin: KyselyPlugin;
  /**
   * Runs work whose statements all fail from a certain one on: a transaction that is open then is rolled back, and
   * nothing is repaired. Returns its result, and whether it came so far.
   * @param at number of the first statement that fails, from 1
   */
  crashAt<T>(
    at: number,
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly isCrashed: boolean }>;
}

/** Creates a crasher. Work outside of `crashAt` isn't touched. */
export function createCrasher(): Crasher {
  const running = new AsyncLocalStorage<Countdown>();
  return {
    plugin: {
      transformQuery({ node }) {
        const countdown = running.getStore();
        if (!countdown) return node;
        countdown.left -= 1;
        if (countdown.left > 0) return node;
        countdown.isOver = true;
        throw new CrashError('The process was killed here.');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
    async crashAt(at, work) {
      const countdown: Countdown = { left: at, isOver: false };
      const result = await running.run(countdown, work);
      return { result, isCrashed: countdown.isOver };
    },
  };
}
