import type { BodyOf, Calls } from '@touchline/contract';

type DeviceKeys = BodyOf<Calls['subscribePush']>;

/**
 * Returns whether the browser can show notifications of a site that isn't open. On an iPhone only a site on the home
 * screen can.
 */
export function hasPushSupport(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Returns whether this device has to install the site first. */
export function hasToInstall(): boolean {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && !hasPushSupport() && !matchMedia('(display-mode: standalone)').matches;
}

/** Returns the device's subscription; undefined without one. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (!hasPushSupport()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Subscribes the device at its browser's push service. The permission has been granted.
 * @param publicKey of the site, base64url
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const current = await pushManager.getSubscription();
  // A subscription with an earlier key of the site would be refused.
  if (current && !isSame(current.options.applicationServerKey, applicationServerKey))
    await current.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Returns what the platform needs of a subscription. */
export function keysOf(subscription: PushSubscription): DeviceKeys {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription of this device has no address or no keys.');
  return { endpoint, p256dh, auth };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

function isSame(bytes: ArrayBuffer | null, others: Uint8Array): boolean {
  const one = new Uint8Array(bytes ?? new ArrayBuffer(0));
  return one.length === others.length && one.every((byte, index) => byte === others[index]);
}
