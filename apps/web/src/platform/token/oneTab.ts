import type { OneTabAtATime } from './tokenSource.ts';

/** A frozen tab may hold the lock for ever: after this long it is taken from it. */
const PATIENCE = 5_000;

/**
 * One tab of the browser at a time, by Web Locks. Where there are none (old or locked-down browsers)
 * the work simply runs: then each tab gets its own token, which is slower and still right.
 */
export function oneTabByLock(name: string, locks: Pick<LockManager, 'request'> | undefined): OneTabAtATime {
  return async <T>(work: (waited: boolean) => Promise<T>): Promise<T> => {
    let running: Promise<T> | undefined;
    const run = (waited: boolean) => (running = work(waited));
    if (!locks) return run(false);
    try {
      const free = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await run(false);
        return lock !== null;
      });
      if (!free) await locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => run(true));
    } catch {
      // Once the work has begun its own outcome counts, even when another tab took the lock meanwhile.
      if (!running) await locks.request(name, { steal: true }, () => run(true)).catch(() => undefined);
    }
    return running ?? run(true);
  };
}
