import * as v from 'valibot';
import { wallNow } from '../../platform/clock/clock.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { track } from './track.ts';

/** Minimum time between reports of a device, ms. */
const ONCE_IN = 86_400_000;
const KEY = 'metricsTold';

/** Reports how the page loaded on this device, in steps of 100 ms (`cls` in thousandths), once a day. */
export function reportPerformance(): void {
  const told = deviceStorage.read(KEY, v.number());
  if (told !== undefined && Math.abs(wallNow() - told) < ONCE_IN) return;
  deviceStorage.write(KEY, wallNow());
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming) tell('ttfb', navigation.responseStart);
  tell('fcp', performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const observer = new PerformanceObserver((list) => tell('lcp', list.getEntries().at(-1)?.startTime));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => observer.disconnect(), 1000);
}

function tell(name: string, ms: number | undefined): void {
  if (ms !== undefined && ms > 0) track('performance', `${name}_${Math.round(ms / 100) * 100}`);
}
