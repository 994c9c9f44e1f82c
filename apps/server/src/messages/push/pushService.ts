import webPush from 'web-push';
import type { Settings } from '../../kernel/index.ts';
import type { Device } from './push.store.ts';

const TIMEOUT = 10_000;

/** Answer of a push service: taken, gone for ever, refused for this notification, or to be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Sends notifications to devices by the push services of their browsers (RFC 8030, 8188, 8291 and 8292). */
export interface PushService {
  /** Key by which browsers subscribe, base64url. */
  readonly publicKey: string;
  /** Returns whether the address of a device belongs to a push service to which notifications are sent. */
  accepts(endpoint: string): boolean;
  /**
   * Sends a notification, encrypted for the device. Throws an error if the service can't be reached.
   * @param ttl seconds for which the service stores it while the device is away
   */
  send(device: Device, text: string, ttl: number): Promise<PushOutcome>;
}

type Needed = Pick<
  Settings,
  'NODE_ENV' | 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_CONTACT' | 'PUSH_HOSTS'
>;

/** Opens the keys that the settings name; undefined without them. */
export function openPushService(settings: Needed): PushService | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: subject } = settings;
  const { NODE_ENV: mode, PUSH_HOSTS: hosts } = settings;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  return {
    publicKey,
    accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, port, username, password } = new URL(endpoint);
      if (username !== '' || password !== '' || !hosts.some((host) => isHost(hostname, host))) return false;
      if (hostname === 'localhost' && mode !== 'production') return protocol === 'http:';
      return protocol === 'https:' && port === '';
    },
    async send({ endpoint, p256dh, auth }, text, ttl) {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        { vapidDetails: { subject, publicKey, privateKey }, TTL: ttl, contentEncoding: 'aes128gcm' },
      );
      const answer = await fetch(endpoint, {
        method,
        // The program computes the length itself.
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          name === 'Content-Length' ? [] : [[name, String(value)]],
        ),
        body: body && new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    },
  };
}

/** Returns whether a host is the listed one, or below it if the listed one begins with `*.`. */
function isHost(hostname: string, listed: string): boolean {
  return listed.startsWith('*.') ? hostname.endsWith(listed.slice(1)) : hostname === listed;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
