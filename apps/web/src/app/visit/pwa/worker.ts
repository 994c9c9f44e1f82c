import { logFailure } from '../../../platform/log/log.ts';
import { scriptAddress } from '../../../platform/page/trusted.ts';
import { installing } from './installing.ts';

/** How often a page that stays open asks for a newer version, ms. */
const ASK_EVERY = 3_600_000;

let waiting: ServiceWorker | null = null;

/** Starts the site's worker, and tells when a newer version of the site waits. Failures are noted: pages work without. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/pwa-sw.js'), { scope: '/' });
    const look = () => {
      waiting = registration.waiting;
      // The first worker of a device replaces nothing.
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

/** The new version takes over, and the page is loaded anew with it. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  installing.isUpdateDue = false;
  // The rule takes the worker for a window: it is of this very site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting?.postMessage('take-over');
}

/** The visitor goes on with this version; the next visit has the new one. */
export function putOffUpdate(): void {
  installing.isUpdateDue = false;
}
