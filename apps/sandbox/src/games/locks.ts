/** Work that is done one after the other for the same key. */
export interface Locks {
  /** Does the work once all earlier work of the key has ended. */
  within<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates locks within this process. */
export function createLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    async within(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      const settled = mine.catch(() => undefined);
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return mine;
    },
  };
}
