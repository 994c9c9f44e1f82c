/** The sandbox's time: the machine's, or moved by hand in tests. */
export interface Clock {
  now(): Date;
  /** Does something once, after a time in ms. */
  after(ms: number, work: () => Promise<void>): void;
  /** Moves a clock that is stopped, and does what becomes due, in order of time. */
  advance(ms: number): Promise<void>;
}

/** Creates the machine's time. */
export function realClock(): Clock {
  return {
    now: () => new Date(),
    after(ms, work) {
      setTimeout(() => void work(), ms).unref();
    },
    advance: () =>
      Promise.reject(new Error('Real time can’t be moved: start the sandbox with SANDBOX_CLOCK=manual.')),
  };
}

/**
 * Creates a time that runs with the machine's and is moved ahead by hand, as the platform's in tests: the platform
 * refuses call-backs whose time is minutes off. What is planned becomes due only by that, whatever time passes.
 * @param now the machine's time
 */
export function manualClock(now: () => Date = () => new Date()): Clock {
  /** Time by which it was moved, ms. */
  let ahead = 0;
  const due: { readonly at: number; readonly work: () => Promise<void> }[] = [];
  return {
    now: () => new Date(now().getTime() + ahead),
    after: (ms, work) => void due.push({ at: ahead + ms, work }),
    async advance(ms) {
      const end = ahead + ms;
      for (;;) {
        due.sort((a, b) => a.at - b.at);
        const [next] = due;
        if (!next || next.at > end) break;
        due.shift();
        ahead = Math.max(ahead, next.at);
        await next.work();
      }
      ahead = end;
    },
  };
}
