import type { AnalyticsEvent } from '@touchline/contract';
import { logFailure } from '../../platform/log/log.ts';

/** Interval at which events are sent together, ms. */
export const SEND_EVERY = 10_000;
/** Maximum number of events that the collector accepts at once. */
const BATCH = 50;

export interface Collector {
  take(event: AnalyticsEvent): void;
  /** Sends pending events at once, also when the page unloads. */
  flush(): void;
}

/**
 * Collects events and sends them in batches. Events that can't be sent are dropped and logged; there is no retry.
 * @param post sends a body in a way that survives the page's unload
 */
export function createCollector(post: (events: readonly AnalyticsEvent[]) => Promise<unknown>): Collector {
  const held: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (held.length > 0) {
      post(held.splice(0, BATCH)).catch((error: unknown) =>
        logFailure('Events could not be tracked.', error),
      );
    }
  }

  return {
    take(event) {
      held.push(event);
      if (held.length >= BATCH) flush();
      timer ??= setTimeout(flush, SEND_EVERY);
    },
    flush,
  };
}
