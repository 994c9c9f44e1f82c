import { createCollector } from '../../features/analytics/collector.ts';
import { loadCounters } from '../../features/analytics/counters.ts';
import { reportPerformance } from '../../features/analytics/performance.ts';
import { sendTo } from '../../features/analytics/track.ts';
import { answer, api } from '../../platform/api/api.ts';
import { site } from '../../platform/site/site.ts';

let isStarted = false;

/** Starts the site's own collector and its counters. Call it only after the visitor's consent. */
export function startAnalytics(): void {
  const { collectorKey: key, hasCounters } = site().visit ?? {};
  if (key !== undefined) {
    const collector = createCollector((events) =>
      answer(
        api.POST('/fatman-api/{key}', {
          params: { path: { key } },
          body: { events: events.map((event) => ({ ...event })) },
          keepalive: true,
        }),
      ),
    );
    sendTo(collector.take);
    addEventListener('pagehide', collector.flush);
  }
  if (isStarted) return;
  isStarted = true;
  if (key !== undefined) reportPerformance();
  if (hasCounters) void loadCounters();
}
