import type { Page } from '@playwright/test';
import {
  startPushServer,
  type PushServer,
  type TestDevice,
} from '../../../apps/server/src/testing/pushServer.ts';
import { test as base } from './test.ts';

/** A pair of keys of no other use. */
const PUBLIC_KEY = 'BDJuLzyCB207rR4hE5dPf2RpxmwljWc4tCA1FrNAN3Qhu-CQN2koNiC6jKz_WNdj2NkaS4XEOUXR9eufkmMkX0U';
const KEYS = {
  PUSH_PUBLIC_KEY: PUBLIC_KEY,
  PUSH_PRIVATE_KEY: '6pDcGDVFvCsKBJnXH9UjA36uMkdSE2-qJeh_ZB-dBRI',
  PUSH_CONTACT: 'mailto:ops@example.com',
  PUSH_HOSTS: 'localhost',
};

/** A site that is an app. */
const site = { id: 'house', brand: 'touchline', hosts: ['localhost'], visit: { isPwa: true } };

/** A journey on a platform that sends notifications to a push service of the test. */
export const test = base.extend<object, { readonly pushServer: PushServer }>({
  pushServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startPushServer(PUBLIC_KEY);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  settings: [KEYS, { scope: 'worker' }],
  sites: [[site], { scope: 'worker' }],
});

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
