import { createClient } from 'redis';

/** A connection to Redis. */
export type RedisClient = Awaited<ReturnType<typeof connectRedis>>;

/**
 * Opens a connection to Redis, which reconnects by itself. Without a connection a command fails at once: if it were
 * sent after a delay, outdated values would be taken for current ones.
 * @param failed called with errors of the connection
 * @throws Error if Redis can't be reached
 */
export async function connectRedis(url: string, failed: (error: unknown) => void) {
  const client = createClient({ url, socket: { connectTimeout: 5000 }, disableOfflineQueue: true });
  client.on('error', failed);
  await client.connect();
  return client;
}
