import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does something that takes longer for some than for others, and answers after a whole number of steps: how long it
 * took doesn't tell for whom. A failure takes as long.
 * @param step ms; 0 answers at once
 */
export async function inSteps<T>(step: number, work: () => Promise<T>): Promise<T> {
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
