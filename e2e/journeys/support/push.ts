import type { Page } from '@playwright/test';
import type { TestDevice } from '../../../apps/server/src/testing/pushServer.ts';

/**
 * Lets the pages of a browser subscribe as a device of the test's push service, and grants the permission when they ask
 * for it: a browser without windows has no push service and shows no notifications.
 */
export async function subscribeAs(page: Page, device: TestDevice): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  await page.addInitScript(
    (keys) => {
      const STORED = 'journey.push';
      const ASKED = 'journey.push.asked';
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem(ASKED) === null ? 'default' : 'granted'),
      });
      Notification.requestPermission = () => {
        localStorage.setItem(ASKED, '');
        return Promise.resolve('granted');
      };
      const subscriptionOf = (key: ArrayBuffer) => ({
        endpoint: keys.endpoint,
        options: { applicationServerKey: key, userVisibleOnly: true },
        toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
        unsubscribe: () => {
          localStorage.removeItem(STORED);
          return Promise.resolve(true);
        },
      });
      const stored = (): ArrayBuffer | undefined => {
        const text = localStorage.getItem(STORED);
        return text === null ? undefined : new Uint8Array(JSON.parse(text)).buffer;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => {
          const key = stored();
          return Promise.resolve(key ? subscriptionOf(key) : null);
        },
        subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
          localStorage.setItem(STORED, JSON.stringify([...applicationServerKey]));
          return Promise.resolve(subscriptionOf(applicationServerKey.buffer));
        },
      });
    },
    { endpoint, p256dh, auth },
  );
}
