import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Maximum lifetime of a signature, seconds (RFC 8292). */
const MOST_LIFE = 86_400;
const SALT = 16;
const TAG = 16;

/** A device of a simulated browser, subscribed at the push server. */
export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Notifications that have arrived, decrypted. */
  readonly received: unknown[];
  /** Status with which the next requests are answered. @default 201 */
  status: number;
}

/** A push service of the protocol (RFC 8030, 8188, 8291, 8292) that checks every request. */
export interface PushServer {
  subscribe(): TestDevice;
  /** Time to live of each request, seconds. */
  readonly ttls: number[];
  stop(): Promise<void>;
}

/** @param publicKey key by which the devices subscribe: requests signed by another one are refused with 403 */
export async function startPushServer(publicKey: string): Promise<PushServer> {
  const devices = new Map<string, { readonly device: TestDevice; readonly keys: ECDH }>();
  const ttls: number[] = [];
  let origin = '';

  async function answer(request: IncomingMessage): Promise<number> {
    const found = devices.get(request.url ?? '');
    if (request.method !== 'POST' || !found) return 404;
    const { device, keys } = found;
    if (device.status !== 201) return device.status;
    const ttl = Number(request.headers['ttl']);
    if (!Number.isSafeInteger(ttl) || request.headers['content-encoding'] !== 'aes128gcm') return 400;
    if (!isSigned(request.headers.authorization ?? '', publicKey, origin)) return 403;
    const chunks: Buffer[] = [];
    // The cast: a stream without an encoding gives buffers.
    for await (const chunk of request) chunks.push(chunk as Buffer);
    device.received.push(JSON.parse(decrypted(Buffer.concat(chunks), keys, device.auth)));
    ttls.push(ttl);
    return 201;
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch(() => 400)
      .then((status) => response.writeHead(status).end())
      .catch(() => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // The cast: a server that listens on a port has an address of this kind.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    ttls,
    subscribe() {
      const keys = createECDH('prime256v1');
      const path = `/devices/${randomBytes(16).toString('hex')}`;
      const device = {
        endpoint: `${origin}${path}`,
        p256dh: keys.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
        received: [],
        status: 201,
      };
      devices.set(path, { device, keys });
      return device;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns whether a header has a signature of the key for this service, which ends within a day. */
function isSigned(header: string, publicKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  return isGenuine && aud === origin && left > 0 && left <= MOST_LIFE && /^(mailto|https):/.test(sub);
}

/** Decrypts a message of one record (RFC 8188 and 8291). */
function decrypted(message: Buffer, keys: ECDH, auth: string): string {
  const salt = message.subarray(0, SALT);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
