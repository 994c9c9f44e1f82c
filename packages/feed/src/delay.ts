/** Detects delayed messages without assuming that the clocks of both ends agree. */
export interface Delay {
  /** Resets for a new connection. */
  reset(): void;
  /**
   * Returns whether a message created at `at` (the platform's clock, ms) was delayed by more than `limit` relative to
   * the fastest one before.
   */
  isDelayed(at: number): boolean;
}

/**
 * @param now monotonic milliseconds
 * @param limit tolerated delay in ms
 */
export function createDelay(now: () => number, limit: number): Delay {
  let least = Infinity;
  return {
    reset() {
      least = Infinity;
    },
    isDelayed(at) {
      const took = now() - at;
      least = Math.min(least, took);
      return took - least > limit;
    },
  };
}
