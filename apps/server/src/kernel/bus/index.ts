import type { Bus } from './bus.ts';
import { createMemoryBus } from './memoryBus.ts';

export type { Bus, BusLock } from './bus.ts';
export { createMemoryBus } from './memoryBus.ts';

export interface BusSettings {
  /** Address of a Redis server; in memory if absent. */
  readonly redisUrl?: string;
  /** Called with errors of a connection. */
  readonly failed: (error: unknown) => void;
}

/**
 * Creates the bus that the settings name. The Redis client is loaded only if it is used.
 * @throws Error if Redis can't be reached
 */
export async function createBus({ redisUrl, failed }: BusSettings): Promise<Bus> {
  if (redisUrl === undefined) return createMemoryBus();
  const { createRedisBus } = await import('./redisBus.ts');
  return createRedisBus({ url: redisUrl, failed });
}
