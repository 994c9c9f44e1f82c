/** Lock held by one of all tabs of the browser. */
export interface LeaderLock {
  /**
   * Waits for the lock, or takes it from its holder.
   * @param granted called once this tab has it
   * @param lost called when another tab took it, or when this browser refuses locks
   * @returns releases it, or stops waiting for it
   */
  take(how: 'wait' | 'steal', granted: () => void, lost: () => void): () => void;
  /**
   * Lets tabs that all think the holder is frozen check in turn, so that each sees whether the one before took the
   * lock. They may start in the same millisecond, since browsers run the timers of hidden tabs together.
   * @param look receives an id of the holding tab (not its tab id); undefined if there is none or it can't be known
   */
  inTurn(look: (holder: string | undefined) => void): Promise<void>;
  /**
   * Returns the holder.
   * @returns an id of the holding tab, as for `inTurn`
   */
  holder(): Promise<string | undefined>;
}

/** Creates a lock by Web Locks; it is released when its tab ends, for whatever reason. */
export function createLeaderLock(locks: Pick<LockManager, 'request' | 'query'>, name: string): LeaderLock {
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
      // If cookies are blocked, the request itself throws.
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
