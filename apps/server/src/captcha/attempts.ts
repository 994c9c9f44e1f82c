import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { hashOf } from '../accounts/secrets.ts';
import type { RedisClient } from '../bus/redis.ts';
import type { Db } from '../db/database.ts';

const WINDOW_SECONDS = 10 * 60;

/** Counts recent attempts by name (address, device, account), for all processes together. */
export interface Attempts {
  /**
   * Whether any of the names has reached the number of attempts that are allowed without a captcha, in ten minutes from
   * its first attempt. Measured in real time, also on a platform with a manual clock.
   */
  isMuch(names: readonly string[]): Promise<boolean>;
  count(names: readonly string[]): Promise<void>;
  /** Drops the attempts of a name after a success. */
  forget(name: string): Promise<void>;
}

/**
 * @param most attempts allowed without a captcha
 * @param store Redis, or the database of a platform without it. While Redis is away, each process counts by itself.
 */
export function createAttempts(most: number, store: RedisClient | Db): Attempts {
  const limit = { keyPrefix: 'attempts', points: most, duration: WINDOW_SECONDS };
  const limiter =
    'selectFrom' in store
      ? new RateLimiterPostgres({
          ...limit,
          storeClient: { query: (query: Query) => rowsOf(store, query) },
          storeType: 'client',
          tableName: 'attempts',
          tableCreated: true,
        })
      : new RateLimiterRedis({
          ...limit,
          storeClient: store,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(limit),
        });

  async function isOver(name: string): Promise<boolean> {
    const counted = await limiter.get(hashOf(name));
    return counted !== null && counted.consumedPoints >= most;
  }

  return {
    isMuch: async (names) => most === 0 || (await Promise.all(names.map(isOver))).includes(true),
    async count(names) {
      await Promise.all(names.map((name) => limiter.penalty(hashOf(name))));
    },
    async forget(name) {
      await limiter.delete(hashOf(name));
    },
  };
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
