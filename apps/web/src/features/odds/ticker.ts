export interface Ticker {
  /**
   * Calls `listener` about once a second.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

export interface TickerTimers {
  every(ms: number, action: () => void): () => void;
}

/** Creates one timer for all subscribers; it runs only while there are any. */
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

/** The page's one-second timer. */
export const seconds = createTicker({
  every(ms, action) {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
});
