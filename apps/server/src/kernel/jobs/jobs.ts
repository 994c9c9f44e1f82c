import { createTroubleLog, type ErrorLog } from '../logging/troubleLog.ts';

/** Periodic jobs of a process. */
export interface Jobs {
  /** Runs a job at each interval (ms) from now on; it is skipped while the previous run is in progress. */
  every(interval: number, work: () => Promise<void>): void;
  /** Runs a job now. Errors are logged, at most once a minute: the next run tries again. */
  runNow(work: () => Promise<void>): void;
  /** Resolves when the current runs are done. */
  idle(): Promise<void>;
  /** Stops the jobs; resolves when the current runs are done. */
  stop(): Promise<void>;
}

/** @param failed log message for a failed run */
export function createJobs(log: ErrorLog, failed: string): Jobs {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  const trouble = createTroubleLog(log);

  function runNow(work: () => Promise<void>): void {
    const promise: Promise<void> = work()
      .catch((error: unknown) => trouble(error, failed))
      .finally(() => running.delete(promise));
    running.add(promise);
  }

  return {
    runNow,
    every(interval, work) {
      let isBusy = false;
      timers.push(
        setInterval(() => {
          if (isBusy) return;
          isBusy = true;
          runNow(() => work().finally(() => (isBusy = false)));
        }, interval),
      );
    },
    async idle() {
      await Promise.all(running);
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
