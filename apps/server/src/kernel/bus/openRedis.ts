import type { RedisClient } from './redis.ts';

/**
 * Opens the connection that counters use; the bus has shown that Redis answers. The client is loaded only if it is used.
 * @param url address of a Redis server; undefined without one
 * @param failed called with errors of the connection
 * @throws Error if Redis can't be reached
 */
export async function openRedis(
  url: string | undefined,
  failed: (error: unknown) => void,
): Promise<RedisClient | undefined> {
  if (url === undefined) return undefined;
  const { connectRedis } = await import('./redis.ts');
  return connectRedis(url, failed);
}
