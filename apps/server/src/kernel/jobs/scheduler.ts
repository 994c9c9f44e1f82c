import type { ErrorLog } from '../logging/troubleLog.ts';
import { createBackground } from './background.ts';

/** @param ending aborted when the platform stops */
type Work = (ending: AbortSignal) => Promise<unknown>;

/** Work that repeats. Every process does it: rows of the database make each step happen once. */
export interface Job {
  /** Interval, ms. A run is skipped while the previous one is in progress. */
  readonly every: number;
  readonly work: Work;
  /** Runs when the platform starts. */
  readonly atStart?: Work;
  /** Runs when the platform stops, after all that was in progress. */
  readonly atStop?: () => Promise<unknown>;
  /** Sentence of the log about a failed run: what failed, and what applies until the next one. */
  readonly failed: string;
  /** Repeats by real time also while the platform's clock is moved by hand. */
  readonly isRealTime?: boolean;
}

/** Runs the jobs of a platform. */
export interface Scheduler {
  /** Adds jobs behind those that it has. */
  add(jobs: readonly Job[]): void;
  /**
   * Runs what jobs have `atStart` one after the other, and repeats all jobs from now on.
   * @param clock with `manual` only the jobs of real time repeat, and the returned promise waits for `atStart`
   */
  start(clock: 'real' | 'manual'): Promise<void>;
  /** Runs each job once, in their order. Throws the error of the first that fails. */
  runAll(): Promise<void>;
  /** Ends all repetitions, and waits for what is in progress and for `atStop`, last job first. */
  stop(): Promise<void>;
}

/** @param log receives failed runs; a sentence at most once a minute */
export function createScheduler(log: ErrorLog): Scheduler {
  const jobs: Job[] = [];
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Job>();
  const background = createBackground(log);
  const ending = new AbortController();
  let first = Promise.resolve();

  async function run(job: Job, work: Work): Promise<void> {
    if (running.has(job)) return;
    running.add(job);
    await background.run(() => work(ending.signal), job.failed);
    running.delete(job);
  }

  async function runAtStart(): Promise<void> {
    for (const job of jobs) {
      if (ending.signal.aborted) return;
      if (job.atStart) await run(job, job.atStart);
    }
  }

  return {
    add: (more) => void jobs.push(...more),
    async start(clock) {
      first = runAtStart();
      if (clock === 'manual') await first;
      for (const job of jobs) {
        if (clock === 'manual' && !job.isRealTime) continue;
        timers.push(setInterval(() => void run(job, job.work), job.every));
      }
    },
    runAll: () => runJobs(jobs, ending.signal),
    async stop() {
      ending.abort();
      for (const timer of timers.splice(0)) clearInterval(timer);
      await first;
      await background.idle();
      for (const job of jobs.toReversed()) if (job.atStop) await run(job, job.atStop);
    },
  };
}

/** Runs jobs once, in their order. Throws the error of the first that fails. */
export async function runJobs(
  jobs: readonly Job[],
  ending: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const { work } of jobs) await work(ending);
}
