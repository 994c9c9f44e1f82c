// Many listeners of the feed, in a separate program: their cost must not be counted as the platform's.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Listeners {
  readonly port: number;
  /** Topics of each listener. */
  readonly topics: readonly (readonly string[])[];
}

export type Order = { readonly open: Listeners } | { readonly report: true };

/** Frames and bytes that the listeners received since the last report, with their delays. */
export interface Heard {
  readonly frames: number;
  readonly bytes: number;
  /** Number of deltas by delay: the index is the delay in milliseconds. */
  readonly lateness: readonly number[];
}

const MASK = Buffer.alloc(4);
const AT = Buffer.from('"at":');
const DELTA = Buffer.from('{"t":"delta"');
const DIGITS = 13;
/** Longest delay that is counted separately, ms; anything longer counts as this. */
const LATENESS_MOST = 5_000;

let frames = 0;
let bytes = 0;
let lateness = Array.from({ length: LATENESS_MOST + 1 }, () => 0);

/** A short text frame as a browser sends it: masked, here with a zero mask. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, MASK, payload]);
}

function note(frame: Buffer): void {
  frames += 1;
  if (frame.compare(DELTA, 0, DELTA.length, 0, DELTA.length) !== 0) return;
  const at = frame.indexOf(AT) + AT.length;
  const took = Date.now() - Number(frame.toString('latin1', at, at + DIGITS));
  const slot = Math.min(LATENESS_MOST, Math.max(0, took));
  lateness[slot] = (lateness[slot] ?? 0) + 1;
}

/**
 * Removes complete frames from the front.
 * @returns the remaining bytes of an incomplete one
 */
function takeFrames(data: Buffer): Buffer {
  let at = 0;
  while (data.length - at >= 2) {
    const short = (data[at + 1] ?? 0) & 0x7f;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (data.length - at < header) break;
    const length =
      short === 127
        ? Number(data.readBigUInt64BE(at + 2))
        : short === 126
          ? data.readUInt16BE(at + 2)
          : short;
    if (data.length - at < header + length) break;
    note(data.subarray(at + header, at + header + length));
    at += header + length;
  }
  return data.subarray(at);
}

/** Shared read buffer of all sockets: reading must cost less than what is measured. */
const reading = Buffer.alloc(1 << 20);

async function listen(port: number, topics: readonly string[]): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isOpen = false;
  let rest = Buffer.alloc(0);
  const take = (chunk: Buffer): void => {
    bytes += chunk.length;
    let data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (!isOpen) {
      const end = data.indexOf('\r\n\r\n');
      isOpen = end >= 0;
      if (isOpen) {
        data = data.subarray(end + 4);
        resolve();
      }
    }
    rest = Buffer.from(isOpen ? takeFrames(data) : data);
  };
  const onread = {
    buffer: reading,
    callback(length: number) {
      take(reading.subarray(0, length));
      return true;
    },
  };
  const socket = connect({ port, host: '127.0.0.1', onread });
  socket.on('error', reject);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /web-api/feed/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await promise;
  const wanted = topics.map((topic) => ({ topic }));
  socket.write(masked(JSON.stringify({ op: 'subscribe', topics: wanted })));
  return socket;
}

/** Number of connections opened at once. */
const TOGETHER = 100;

async function open({ port, topics }: Listeners): Promise<void> {
  for (let from = 0; from < topics.length; from += TOGETHER)
    await Promise.all(topics.slice(from, from + TOGETHER).map((own) => listen(port, own)));
}

function report(): Heard {
  const heard = { frames, bytes, lateness };
  frames = 0;
  bytes = 0;
  lateness = Array.from({ length: LATENESS_MOST + 1 }, () => 0);
  return heard;
}

process.on('message', (order: Order) => {
  if ('report' in order) return void process.send?.({ heard: report() });
  open(order.open).then(
    () => process.send?.({ opened: order.open.topics.length }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
