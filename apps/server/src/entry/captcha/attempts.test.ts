import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectRedis, type RedisClient } from '../../kernel/bus/redis.ts';
import type { Db } from '../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createCounters } from '../../kernel/http/counters.ts';
import { createAttempts } from './attempts.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

let names = 0;
const newName = (): string => `name ${(names += 1)} ${process.pid} ${Date.now()}`;

const stores: readonly [string, boolean, () => Promise<readonly (Db | RedisClient)[]>][] = [
  ['the database', true, async () => [database.db, database.db]],
  [
    'Redis',
    redisUrl !== undefined,
    async () => {
      const failed = (error: unknown): void => expect.fail(String(error));
      return [await connectRedis(redisUrl ?? '', failed), await connectRedis(redisUrl ?? '', failed)];
    },
  ],
];

describe.each(stores)('attempts counted by %s', (_, isThere, connect) => {
  describe.runIf(isThere)('for two processes', () => {
    const open: (Db | RedisClient)[] = [];
    beforeAll(async () => void open.push(...(await connect())));
    afterAll(() => {
      for (const store of open) if ('sendCommand' in store) store.destroy();
    });
    const processes = (most: number) => {
      const [first, second] = open;
      if (!first || !second) throw new Error('There are two stores.');
      return [
        createAttempts(most, createCounters(first)),
        createAttempts(most, createCounters(second)),
      ] as const;
    };

    test('add up, and a success in one process forgets those of both', async () => {
      const [first, second] = processes(4);
      const name = newName();
      await first.count([name]);
      await Promise.all([first, second, first].map((process) => process.count([name])));
      expect([await first.isMuch([name]), await second.isMuch([newName(), name])]).toEqual([true, true]);
      await second.forget(name);
      expect(await first.isMuch([name])).toBe(false);
    });

    test('are counted by name, below the number that is allowed', async () => {
      const [first, second] = processes(2);
      const name = newName();
      await first.count([name]);
      expect(await second.isMuch([name])).toBe(false);
      await second.count([name, newName()]);
      expect(await first.isMuch([name])).toBe(true);
      expect(await first.isMuch([newName()])).toBe(false);
    });

    test('are always too many if none are allowed', async () => {
      const [first] = processes(0);
      expect(await first.isMuch([newName()])).toBe(true);
    });
  });
});

test('attempts are dropped ten minutes after the first', async () => {
  const attempts = createAttempts(1, createCounters(database.db));
  const name = newName();
  await attempts.count([name]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
  expect(await attempts.isMuch([name])).toBe(true);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await attempts.isMuch([name])).toBe(false);
});
