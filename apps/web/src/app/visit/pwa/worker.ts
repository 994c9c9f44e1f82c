import { logFailure } from '../../../platform/log/log.ts';
import { reloadPage } from '../../../platform/lazy/reloadGuard.ts';
import { scriptAddress } from '../../../platform/page/trusted.ts';
import { installing } from './installing.ts';

/** Interval at which an open page checks for a newer version, ms. */
const ASK_EVERY = 3_600_000;

let waiting: ServiceWorker | null = null;

/**
 * Registers the site's service worker and reports a waiting newer version. Failures are logged: pages work without
 * it.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/pwa-sw.js'), { scope: '/' });
    const look = () => {
      waiting = registration.waiting;
      // The first worker of a device is no update.
      installing.isUpdateDue = waiting !== null && navigator.serviceWorker.controller !== null;
    };
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    look();
    setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY);
  } catch (error) {
    logFailure('The site’s worker could not be started.', error);
  }
}

/** Activates the new version and reloads the page. */
export function takeOver(): void {
  // A site without a worker, or whose worker has not noticed yet.
  if (waiting === null) return reloadPage();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  installing.isUpdateDue = false;
  // The lint rule mistakes the worker for a window; it belongs to this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage('take-over');
}

/** Continues with this version; the next visit uses the new one. */
export function putOffUpdate(): void {
  installing.isUpdateDue = false;
}
