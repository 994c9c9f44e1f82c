/** Heartbeat interval of a working tab, ms. */
const BEAT = 1_000;
/** Time without a heartbeat after which a lock is taken from its tab, ms; a frozen tab may hold it for ever. */
const PATIENCE = 5_000;

/** Runs `work` when no other tab does; with `waited` if another tab ran it before. */
export type OneTabAtATime = <T>(work: (waited: boolean) => Promise<T>) => Promise<T>;

/** Heartbeats by which a working tab keeps its lock. */
export interface Beats {
  send(): void;
  /**
   * Subscribes to heartbeats of other tabs.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

const silence: Beats = { send: () => undefined, subscribe: () => () => undefined };

/**
 * Runs work in one tab of the browser at a time, by Web Locks. Without them (old or locked-down browsers) the work
 * runs at once: then each tab gets its own token, which is slower but correct.
 * @param beats prevent waiting tabs from taking the lock of a tab that is only slow
 */
export function oneTabByLock(
  name: string,
  locks: Pick<LockManager, 'request'> | undefined,
  beats = silence,
): OneTabAtATime {
  return async <T>(work: (waited: boolean) => Promise<T>): Promise<T> => {
    let running: Promise<T> | undefined;
    const run = (waited: boolean) => (running = beating(beats, () => work(waited)));
    if (!locks) return run(false);
    try {
      const free = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await run(false);
        return lock !== null;
      });
      if (!free) await inTurn(beats, (signal) => locks.request(name, { signal }, () => run(true)));
    } catch {
      // Once the work has started its own result counts, even if another tab took the lock meanwhile.
      if (!running) await locks.request(name, { steal: true }, () => run(true)).catch(() => undefined);
    }
    return running ?? run(true);
  };
}

async function beating<T>({ send }: Beats, work: () => Promise<T>): Promise<T> {
  send();
  const timer = setInterval(send, BEAT);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Waits as long as heartbeats arrive. Tabs time out one after the other: the next one receives the first one's
 * heartbeat.
 */
async function inTurn<T>({ subscribe }: Beats, wait: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hope = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), PATIENCE + Math.random() * BEAT);
  };
  hope();
  const deaf = subscribe(hope);
  try {
    return await wait(control.signal);
  } finally {
    clearTimeout(timer);
    deaf();
  }
}
