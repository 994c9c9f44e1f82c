export interface Ticker {
  /** Calls `listener` about once a second. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export interface TickerTimers {
  every(ms: number, action: () => void): () => void;
}

/** One timer for everything that ticks; it runs only while somebody listens. */
export function createTicker({ every }: TickerTimers): Ticker {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      stop ??= every(1000, () => {
        for (const heard of listeners) heard();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** The page's seconds. */
export const seconds = createTicker({
  every(ms, action) {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
});
