import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { constantTime } from './constantTime.ts';

// Modules that other suites have loaded wait for real time.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((done) => void setTimeout(done, ms)),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the response time of a call padded to steps, ms. */
async function timeOf(step: number, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const done = constantTime(step, work).catch(() => undefined);
  await vi.runAllTimersAsync();
  await done;
  return Math.round(performance.now() - begun);
}

test.each([
  [0, 300],
  [1, 300],
  [299, 300],
  [301, 600],
  [899, 900],
])('work of %i ms takes %i ms in steps of 300, whether it succeeds or fails', async (ms, whole) => {
  expect(await timeOf(300, () => wait(ms))).toBe(whole);
  const failing = () => wait(ms).then(() => Promise.reject(new Error('It failed.')));
  expect(await timeOf(300, failing)).toBe(whole);
});

test('steps of 0 add no time, and answer and error are those of the work', async () => {
  expect(await timeOf(0, () => wait(7))).toBe(7);
  await expect(constantTime(0, () => Promise.resolve('done'))).resolves.toBe('done');
  await expect(constantTime(0, () => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.');
});
