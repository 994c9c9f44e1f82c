import type { FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createAnswerCache, type AnswerCacheOptions } from './answerCache.ts';

const long = (text: string): string => text.padEnd(3000, '.');

function setUp(options: Partial<AnswerCacheOptions> = {}) {
  let at = 1_000_000;
  let changed = (): void => undefined;
  const cache = createAnswerCache({
    onChange: (handler) => {
      changed = handler;
    },
    now: () => new Date(at),
    changedFor: 100,
    ...options,
  });
  let made = 0;
  const make = vi.fn(async () => long(`answer ${(made += 1)} `));
  const ask = (url = '/list', headers: Record<string, string> = {}, stateVersion = 1, variant = '') =>
    // The cast: the cache reads these properties only.
    cache.of(
      { url, headers, site: { id: 'house', config: { stateVersion } } } as unknown as FastifyRequest,
      make,
      variant,
    );
  return { cache, make, ask, change: () => changed(), pass: (ms: number) => void (at += ms) };
}

describe('a stored answer', () => {
  test('is compressed once for simultaneous and later requests', async () => {
    const { ask, make } = setUp();
    const br = { 'accept-encoding': 'gzip, br' };
    const [first, second] = await Promise.all([ask('/list', br), ask('/list', br)]);
    expect(second.body).toBe(first.body);
    expect((await ask('/list', br)).body).toBe(first.body);
    expect(make).toHaveBeenCalledTimes(1);
    expect(first.encoding).toBe('br');
    expect(brotliDecompressSync(first.body).toString()).toBe(long('answer 1 '));
  });

  test('is separate for each encoding, address, site state and variant', async () => {
    const { ask, make } = setUp();
    const zipped = await ask('/list', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(long('answer 1 '));
    expect(await ask('/list')).toEqual({ body: Buffer.from(long('answer 2 ')), encoding: undefined });
    expect(String((await ask('/list?limit=5')).body)).toContain('answer 3');
    expect(String((await ask('/list', {}, 2)).body)).toContain('answer 4');
    expect(String((await ask('/list', {}, 1, 'DE')).body)).toContain('answer 5');
    expect(make).toHaveBeenCalledTimes(5);
  });

  test('is made anew after a change, at most every 100 ms', async () => {
    const { ask, change, pass } = setUp();
    await ask();
    change();
    pass(99);
    expect(String((await ask()).body)).toContain('answer 1');
    pass(1);
    expect(String((await ask()).body)).toContain('answer 2');
  });

  test('is reused for as long as its cache says while nothing changes', async () => {
    const { ask, pass } = setUp({ unchangedFor: 5000 });
    await ask();
    pass(4999);
    expect(String((await ask()).body)).toContain('answer 1');
    pass(1);
    expect(String((await ask()).body)).toContain('answer 2');
  });

  test('is made anew at once where changes are read at once', async () => {
    const { ask, change } = setUp({ changedFor: 0 });
    await ask();
    change();
    expect(String((await ask()).body)).toContain('answer 2');
  });

  test('is reused for a second while nothing changes, and not when the clock was set back', async () => {
    const { ask, pass } = setUp();
    await ask();
    pass(999);
    expect(String((await ask()).body)).toContain('answer 1');
    pass(1);
    expect(String((await ask()).body)).toContain('answer 2');
    pass(-1);
    expect(String((await ask()).body)).toContain('answer 3');
  });

  test('is removed when it was not used for longest and the size is exceeded', async () => {
    const { ask, make } = setUp({ bytesMost: 7000 });
    await ask('/a');
    await ask('/b');
    await ask('/a');
    await ask('/c');
    make.mockClear();
    await ask('/a');
    expect(make).not.toHaveBeenCalled();
    await ask('/b');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is not an error: the next request tries again', async () => {
    const { ask, make } = setUp();
    make.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(String((await ask()).body)).toContain('answer');
  });
});
