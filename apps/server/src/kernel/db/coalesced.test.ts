import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

interface Asked {
  readonly keys: readonly string[];
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

let asked: Asked[];
let lengthOf: (key: string) => Promise<number | undefined>;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  lengthOf = coalesced<string, number>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    const known = keys.filter((key) => key !== 'unknown');
    asked.push({
      keys,
      answer: () => resolve(new Map(known.map((key) => [key, key.length]))),
      fail: reject,
    });
    return promise;
  });
});
afterEach(() => vi.useRealTimers());

test('a single key is loaded at once', async () => {
  const answer = lengthOf('one');
  expect(asked.map(({ keys }) => keys)).toEqual([['one']]);
  asked[0]?.answer();
  expect(await answer).toBe(3);
});

test('keys requested during a load are loaded together after it, and never answered by it', async () => {
  const first = lengthOf('one');
  const others = [lengthOf('three'), lengthOf('one'), lengthOf('unknown')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(await first).toBe(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ keys }) => keys)).toEqual([['one'], ['three', 'one', 'unknown']]);
  asked[1]?.answer();
  expect(await Promise.all(others)).toEqual([5, 3, undefined]);
});

test('a failed load fails only the requests that it was made for', async () => {
  const first = lengthOf('one');
  const second = lengthOf('two');
  asked[0]?.fail(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.answer();
  expect(await second).toBe(3);
});

test('a load without an answer delays other requests only briefly', async () => {
  void lengthOf('silent');
  const second = lengthOf('two');
  await vi.advanceTimersByTimeAsync(24);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ keys }) => keys)).toEqual([['silent'], ['two']]);
  const third = lengthOf('three');
  asked[1]?.answer();
  expect(await second).toBe(3);
  await vi.advanceTimersByTimeAsync(0);
  asked[2]?.answer();
  expect(await third).toBe(5);
});
