import { Worker } from 'node:worker_threads';
import type { PastMatch } from '@touchline/feed/source';

/** Period of the demonstration whose matches are played. */
export interface PastPeriod {
  readonly seed: string;
  /** Ids of excluded sports. */
  readonly without: readonly number[];
  /** UTC ms, excluded. */
  readonly from: number;
  /** UTC ms, included. */
  readonly to: number;
}

/** Memory limits of the worker. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Plays the matches of a period to their end, in a worker thread: a day takes half a second and a hundred megabytes,
 * which are free again when the worker ends.
 * @throws {Error} if the worker fails
 */
export function playPast(period: PastPeriod): Promise<readonly PastMatch[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pastWorker.ts', import.meta.url), {
      workerData: period,
      resourceLimits: LIMITS,
    });
    // The worker doesn't keep the process alive.
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker that plays the past ended with ${code}.`)));
  });
}
