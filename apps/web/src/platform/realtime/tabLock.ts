/** One of all tabs of the browser holds it. */
export interface TabLock {
  /**
   * Waits for the lock, or takes it from whoever holds it.
   * @param granted called once it is this tab's
   * @param lost called when another tab took it, or when this browser gives out no locks
   * @returns gives it back, or no longer waits for it
   */
  take(how: 'wait' | 'steal', granted: () => void, lost: () => void): () => void;
}

/** A lock by Web Locks, which ends with its tab, however that ends. */
export function createTabLock(locks: Pick<LockManager, 'request'>, name: string): TabLock {
  return {
    take(how, granted, lost) {
      const left = new AbortController();
      const hold = () => {
        if (left.signal.aborted) return;
        granted();
        return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
      };
      const options = how === 'steal' ? { steal: true } : { signal: left.signal };
      // Where cookies are blocked, asking itself throws.
      const ask = async () => void (await locks.request(name, options, hold));
      ask().catch(() => {
        if (!left.signal.aborted) lost();
      });
      return () => left.abort();
    },
  };
}
