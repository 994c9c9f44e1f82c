/** One of all tabs of the browser holds it. */
export interface TabLock {
  /**
   * Waits for the lock, or takes it from whoever holds it.
   * @param granted called once it is this tab's
   * @param lost called when another tab took it, or when this browser gives out no locks
   * @returns gives it back, or no longer waits for it
   */
  take(how: 'wait' | 'steal', granted: () => void, lost: () => void): () => void;
  /**
   * Lets tabs that all think the holder frozen look one after the other: what one takes, the next sees taken. They
   * may all begin in the same millisecond, since browsers ring the timers of hidden tabs together.
   * @param look gets a name for the tab that holds it, not its own; undefined where none does or it can't be known
   */
  inTurn(look: (holder: string | undefined) => void): Promise<void>;
  /** @returns a name for the tab that holds it, as `inTurn` gives it */
  holder(): Promise<string | undefined>;
}

/** A lock by Web Locks, which ends with its tab, however that ends. */
export function createTabLock(locks: Pick<LockManager, 'request' | 'query'>, name: string): TabLock {
  async function holder(): Promise<string | undefined> {
    const { held } = await locks.query();
    return held?.find((lock) => lock.name === name)?.clientId;
  }
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
    async inTurn(look) {
      await locks.request(`${name}.turn`, async () => look(await holder())).catch(() => look(undefined));
    },
    holder: () => holder().catch(() => undefined),
  };
}
