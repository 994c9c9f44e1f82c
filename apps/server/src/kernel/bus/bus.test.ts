import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryBus, type Bus } from './index.ts';
import { createRedisBus } from './redisBus.ts';

const redisUrl = env['TEST_REDIS_URL'];
const open: Bus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

function suite(name: string, runs: boolean, connect: () => Promise<readonly [Bus, Bus]>): void {
  describe.runIf(runs)(`the bus ${name}`, () => {
    /** Two connections, like those of two processes. */
    async function setUp(): Promise<readonly [Bus, Bus]> {
      const ends = await connect();
      open.push(...new Set(ends));
      return ends;
    }

    it('delivers messages in order to every subscriber, from the subscription on', async () => {
      const [first, second] = await setUp();
      await first.publish('news', 'before');
      const heard: string[] = [];
      let all = (): void => {};
      const complete = new Promise<void>((resolve) => (all = resolve));
      await second.subscribe('news', ({ text }) => {
        heard.push(text);
        if (heard.length === 3) all();
      });
      for (const text of ['a', 'b', 'c']) await first.publish('news', text);
      await complete;
      expect(heard).toEqual(['a', 'b', 'c']);
    });

    it('replays the messages after a position', async () => {
      const [first, second] = await setUp();
      const position = await first.publish('news', 'a');
      await first.publish('news', 'b');
      const heard = await new Promise<string>((resolve) => {
        void second.subscribe('news', ({ text }) => resolve(text), position);
      });
      expect(heard).toBe('b');
    });

    it('gives a lock to one connection, and to the next after its release', async () => {
      const [first, second] = await setUp();
      const lock = await first.lock('feed', 60_000);
      expect(await second.lock('feed', 60_000)).toBeUndefined();
      expect(await lock?.extend()).toBe(true);
      await lock?.release();
      const next = await second.lock('feed', 60_000);
      expect(next).toBeDefined();
      expect(await lock?.extend()).toBe(false);
      await next?.release();
    });

    it('stores values', async () => {
      const [first, second] = await setUp();
      await first.put('where', 'here');
      expect([await second.get('where'), await second.get('nowhere')]).toEqual(['here', undefined]);
    });
  });
}

suite('in process', true, () => {
  const bus = createMemoryBus();
  return Promise.resolve([bus, bus]);
});

suite('over Redis', redisUrl !== undefined, async () => {
  const prefix = `test-${randomUUID()}:`;
  const connect = (): Promise<Bus> =>
    createRedisBus({
      url: redisUrl ?? '',
      prefix,
      failed: (error) => {
        throw error;
      },
    });
  return [await connect(), await connect()];
});
