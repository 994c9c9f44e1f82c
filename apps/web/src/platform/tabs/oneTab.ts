/** A tab that works says so this often, ms. */
const BEAT = 1_000;
/** A frozen tab may hold the lock for ever: after this long without a beat it is taken from it, ms. */
const PATIENCE = 5_000;

/** Runs `work` when no other tab does; with `waited` when another tab was at it before. */
export type OneTabAtATime = <T>(work: (waited: boolean) => Promise<T>) => Promise<T>;

/** How a tab that works tells the others that it still does. */
export interface Beats {
  send(): void;
  /** @returns stops hearing */
  hear(listener: () => void): () => void;
}

const silence: Beats = { send: () => undefined, hear: () => () => undefined };

/**
 * One tab of the browser at a time, by Web Locks. Where there are none (old or locked-down browsers)
 * the work simply runs: then each tab gets its own token, which is slower and still right.
 * @param beats keep those who wait from taking the lock of a tab that is only slow
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
      // Once the work has begun its own outcome counts, even when another tab took the lock meanwhile.
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

/** Waits as long as there are beats. Tabs lose patience one after the other: the next one hears the beat of the first. */
async function inTurn<T>({ hear }: Beats, wait: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hope = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), PATIENCE + Math.random() * BEAT);
  };
  hope();
  const deaf = hear(hope);
  try {
    return await wait(control.signal);
  } finally {
    clearTimeout(timer);
    deaf();
  }
}
