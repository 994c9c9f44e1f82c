import { setTimeout as wait } from 'node:timers/promises';

/**
 * Pads the response time to a multiple of `step`, so that timing doesn't reveal whether an account exists. Applies to
 * failures too.
 * @param step ms; 0 adds no time
 */
export async function constantTime<T>(step: number, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    if (step > 0) {
      const took = performance.now() - begun;
      await wait(Math.max(1, Math.ceil(took / step)) * step - took);
    }
  }
}
