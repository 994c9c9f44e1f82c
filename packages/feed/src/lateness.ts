/** Tells whether what comes was long on the way, without trusting that the two ends' clocks agree. */
export interface Lateness {
  /** Begins a connection. */
  reset(): void;
  /** Whether a message made at `at` (the platform's clock, ms) came later, by `limit`, than the quickest one before it. */
  isLate(at: number): boolean;
}

/** @param now monotonic milliseconds @param limit ms */
export function createLateness(now: () => number, limit: number): Lateness {
  let least = Infinity;
  return {
    reset() {
      least = Infinity;
    },
    isLate(at) {
      const took = now() - at;
      least = Math.min(least, took);
      return took - least > limit;
    },
  };
}
