import type { AnalyticsEvent } from '@touchline/contract';
import { logFailure } from '../../platform/log/log.ts';

/** Events travel together this often, ms. */
export const SEND_EVERY = 10_000;
/** As many as the collector takes at once. */
const BATCH = 50;

export interface Collector {
  take(event: AnalyticsEvent): void;
  /** Sends what there is at once, also from a page that goes. */
  flush(): void;
}

/**
 * Collects events and sends them together. What can't be sent is lost, and noted: a count is no reason to ask twice.
 * @param post sends a body so that it arrives although the page goes
 */
export function createCollector(post: (events: readonly AnalyticsEvent[]) => Promise<unknown>): Collector {
  const held: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (held.length > 0) {
      post(held.splice(0, BATCH)).catch((error: unknown) =>
        logFailure('Events could not be counted.', error),
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
