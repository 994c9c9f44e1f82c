import { randomUUID } from 'node:crypto';
import type { Bus, BusMessage } from './bus.ts';
import { ServiceError } from '../logging/troubleLog.ts';
import { connectRedis } from './redis.ts';

const PREFIX = 'touchline:';
/** Approximate number of messages stored per channel. */
const KEPT = 2000;
/** Time that one read waits for new messages, ms. */
const WAIT = 2000;

const EXTEND = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

export interface RedisBusOptions {
  readonly url: string;
  /** Called with errors of a connection, which reconnects by itself. */
  readonly failed: (error: unknown) => void;
  /** Prefix of every key, so that several installations or tests can share one Redis. */
  readonly prefix?: string;
}

interface StreamAnswer {
  readonly messages: readonly { readonly id: string; readonly message: Readonly<Record<string, string>> }[];
}

/** Checks the answer of XREAD for one stream, because its type depends on the protocol version. */
function isStreams(value: unknown): value is readonly StreamAnswer[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => typeof entry === 'object' && entry !== null && 'messages' in entry)
  );
}

/** Marks the failure of a command as Redis's. */
async function command<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new ServiceError('Redis', error);
  }
}

/**
 * A bus over Redis: channels are streams, locks are keys with an owner and a lifetime.
 * @throws Error if Redis can't be reached at the start
 */
export async function createRedisBus({ url, failed, prefix = PREFIX }: RedisBusOptions): Promise<Bus> {
  const client = await connectRedis(url, failed);
  const readers = new Set<() => Promise<void>>();

  async function lastId(stream: string): Promise<string> {
    const newest = await command(client.xRevRange(stream, '+', '-', { COUNT: 1 }));
    return newest?.[0]?.id ?? '0-0';
  }

  async function subscribe(
    channel: string,
    handler: (message: BusMessage) => void,
    after?: string,
  ): Promise<() => Promise<void>> {
    const stream = `${prefix}${channel}`;
    const reader = client.duplicate({ disableOfflineQueue: false });
    reader.on('error', failed);
    await command(reader.connect());
    let position = after ?? (await lastId(stream));
    let open = true;

    async function read(): Promise<void> {
      while (open) {
        try {
          const answer: unknown = await reader.xRead(
            { key: stream, id: position },
            { BLOCK: WAIT, COUNT: 100 },
          );
          if (!isStreams(answer)) continue;
          for (const { id, message } of answer[0]?.messages ?? []) {
            position = id;
            if (open) handler({ position: id, text: message['text'] ?? '' });
          }
        } catch (error) {
          if (!open) return;
          failed(error);
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    }
    const reading = read();
    const end = async (): Promise<void> => {
      if (!open) return;
      open = false;
      readers.delete(end);
      reader.destroy();
      await reading;
    };
    readers.add(end);
    return end;
  }

  return {
    shared: true,
    publish: (channel, text) =>
      command(
        client.xAdd(
          `${prefix}${channel}`,
          '*',
          { text },
          { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } },
        ),
      ),
    subscribe,
    async put(key, value) {
      await command(client.set(`${prefix}${key}`, value));
    },
    get: async (key) => (await command(client.get(`${prefix}${key}`))) ?? undefined,
    async lock(name, ttl) {
      const key = `${prefix}lock:${name}`;
      const owner = randomUUID();
      const expiration = { type: 'PX', value: ttl } as const;
      const taken = await command(client.set(key, owner, { condition: 'NX', expiration }));
      if (taken === null) return undefined;
      return {
        extend: async () =>
          (await command(client.eval(EXTEND, { keys: [key], arguments: [owner, String(ttl)] }))) === 1,
        async release() {
          await command(client.eval(RELEASE, { keys: [key], arguments: [owner] }));
        },
      };
    },
    async close() {
      for (const end of readers) await end();
      client.destroy();
    },
  };
}
