import { createEmitter } from '../../../platform/emitter/emitter.ts';

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
  const ticks = createEmitter();
  let stop: (() => void) | undefined;
  return {
    subscribe(listener) {
      const unsubscribe = ticks.subscribe(listener);
      stop ??= every(1000, ticks.emit);
      return () => {
        unsubscribe();
        if (ticks.hasListeners()) return;
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
