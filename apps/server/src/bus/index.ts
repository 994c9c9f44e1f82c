import type { Bus } from './bus.ts';
import { createMemoryBus } from './memoryBus.ts';

export type { Bus, BusLock } from './bus.ts';
export { createMemoryBus } from './memoryBus.ts';

export interface BusSettings {
  /** Address of a Redis; in process without it. */
  readonly redisUrl?: string;
  /** Told what goes wrong with a connection. */
  readonly failed: (error: unknown) => void;
}

/**
 * The bus that the settings name. Redis is only loaded when it is used.
 * @throws Error when Redis can't be reached
 */
export async function createBus({ redisUrl, failed }: BusSettings): Promise<Bus> {
  if (redisUrl === undefined) return createMemoryBus();
  const { createRedisBus } = await import('./redisBus.ts');
  return createRedisBus({ url: redisUrl, failed });
}
