import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient } from '../bus/redis.ts';
import type { Db } from '../db/database.ts';

export interface Count {
  readonly count: number;
  /** Time until the count starts again, ms. */
  readonly endsIn: number;
}

/**
 * Counts events by name, for all processes together. A name's window starts with its first event and is measured in
 * real time, also on a platform with a manual clock.
 */
export interface Counter {
  /** Counts an event and returns the new count. */
  add(name: string): Promise<Count>;
  /** Returns the count of the current window. */
  countOf(name: string): Promise<number>;
  /** Starts a name's count again. */
  forget(name: string): Promise<void>;
}

/**
 * Creates a counter.
 * @param purpose distinguishes its names from those of other counters
 * @param seconds length of the window
 */
export type CreateCounter = (purpose: string, seconds: number) => Counter;

/**
 * Returns the function that creates counters.
 * @param store Redis, or the database of a platform without it. While it is away, each process counts by itself.
 */
export function createCounters(store: RedisClient | Db): CreateCounter {
  return (purpose, seconds) => {
    // The limit itself is the caller's.
    const options = { keyPrefix: purpose, points: 1, duration: seconds };
    const shared = { ...options, insuranceLimiter: new RateLimiterMemory(options) };
    const limiter =
      'selectFrom' in store
        ? new RateLimiterPostgres({
            ...shared,
            storeClient: { query: (query: Query) => rowsOf(store, query) },
            storeType: 'client',
            tableName: 'attempts',
            tableCreated: true,
          })
        : new RateLimiterRedis({
            ...shared,
            storeClient: store,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
          });
    return {
      async add(name) {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(name));
        return { count: consumedPoints, endsIn: msBeforeNext };
      },
      countOf: async (name) => (await limiter.get(keyOf(name)))?.consumedPoints ?? 0,
      async forget(name) {
        await limiter.delete(keyOf(name));
      },
    };
  };
}

/** Returns the key of a name: its hash, as names contain addresses and logins. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs a statement of the limiter, which counts in numbers, where this platform reads `bigint`. */
async function rowsOf(db: Db, { text, values }: Query) {
  const statement = CompiledQuery.raw(text, [...values]);
  const { rows } = await db.executeQuery<{ points: number; expire: bigint }>(statement);
  return {
    rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })),
    rowCount: rows.length,
  };
}
