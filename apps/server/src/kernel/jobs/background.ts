import { createTroubleLog, type ErrorLog } from '../logging/troubleLog.ts';

/** Work that events cause, beside their senders. */
export interface Background {
  /**
   * Runs work now. Errors are logged, at most once a minute.
   * @param failed sentence of the log about failed work
   */
  run(work: () => Promise<unknown>, failed: string): Promise<void>;
  /** Resolves when the work so far is done. */
  idle(): Promise<void>;
}

export function createBackground(log: ErrorLog): Background {
  const inProgress = new Set<Promise<void>>();
  const trouble = createTroubleLog(log);
  return {
    run(work, failed) {
      const promise: Promise<void> = work()
        .then(() => undefined)
        .catch((error: unknown) => trouble(error, failed))
        .finally(() => inProgress.delete(promise));
      inProgress.add(promise);
      return promise;
    },
    async idle() {
      await Promise.all(inProgress);
    },
  };
}
