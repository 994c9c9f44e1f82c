import { createTroubleLog, type ErrorLog } from '../logging/troubleLog.ts';

/** Work that events cause, beside their senders. */
export interface Background {
  /** Runs work now. Errors are logged, at most once a minute. */
  run(work: () => Promise<void>): void;
  /** Resolves when the work so far is done. */
  idle(): Promise<void>;
}

/** @param failed sentence of the log about failed work */
export function createBackground(log: ErrorLog, failed: string): Background {
  const inProgress = new Set<Promise<void>>();
  const trouble = createTroubleLog(log);
  return {
    run(work) {
      const promise: Promise<void> = work()
        .catch((error: unknown) => trouble(error, failed))
        .finally(() => inProgress.delete(promise));
      inProgress.add(promise);
    },
    async idle() {
      await Promise.all(inProgress);
    },
  };
}
