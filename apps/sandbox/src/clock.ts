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

/** Creates a time that is stopped until it is advanced. */
export function manualClock(start = new Date()): Clock {
  let time = start.getTime();
  const due: { readonly at: number; readonly work: () => Promise<void> }[] = [];
  return {
    now: () => new Date(time),
    after: (ms, work) => void due.push({ at: time + ms, work }),
    async advance(ms) {
      const end = time + ms;
      for (;;) {
        due.sort((a, b) => a.at - b.at);
        const [next] = due;
        if (!next || next.at > end) break;
        due.shift();
        time = Math.max(time, next.at);
        await next.work();
      }
      time = end;
    },
  };
}
