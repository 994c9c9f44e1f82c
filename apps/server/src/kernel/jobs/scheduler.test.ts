import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler, type Job } from './scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = 'The job failed.';
const unlogged = { error: () => undefined };

/** A job that writes its name to a list at each run. */
const listing = (list: string[], name: string, more: Partial<Job> = {}): Job => ({
  every: 1000,
  work: () => Promise.resolve(list.push(name)),
  failed,
  ...more,
});

test('a job that fails at every run while something is away logs it at once, and then once a minute', async () => {
  const error = vi.fn<(fields: object, message: string) => void>();
  const scheduler = createScheduler({ error });
  scheduler.add([{ every: 1000, work: () => Promise.reject(new Error('away')), failed }]);
  await scheduler.start('real');
  await vi.advanceTimersByTimeAsync(1000);
  expect(error.mock.calls.map(([, message]) => message)).toEqual([failed]);
  await vi.advanceTimersByTimeAsync(120_000);
  await scheduler.stop();
  expect(error.mock.calls.slice(1).map(([fields]) => fields)).toEqual([
    expect.objectContaining({ leftOut: 59 }),
    expect.objectContaining({ leftOut: 59 }),
  ]);
});

test('a run is skipped while the previous one is in progress, and a stop waits for it', async () => {
  let end: () => void = () => undefined;
  const work = vi.fn<Job['work']>(() => new Promise<void>((resolve) => (end = resolve)));
  const scheduler = createScheduler(unlogged);
  scheduler.add([{ every: 1000, work, failed }]);
  await scheduler.start('real');
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledOnce();

  const stopped = vi.fn<() => void>();
  const stopping = scheduler.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(3000);
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  expect(work).toHaveBeenCalledOnce();
});

test('jobs start in their order, one that fails keeps no other back, and they stop in reverse', async () => {
  const list: string[] = [];
  const scheduler = createScheduler(unlogged);
  const ends = (name: string) => ({
    atStart: () => Promise.resolve(list.push(`${name} starts`)),
    atStop: () => Promise.resolve(list.push(`${name} stops`)),
  });
  scheduler.add([listing(list, 'first', ends('first'))]);
  scheduler.add([listing(list, 'failing', { atStart: () => Promise.reject(new Error('away')) })]);
  scheduler.add([listing(list, 'last', ends('last'))]);
  await scheduler.start('real');
  await vi.advanceTimersByTimeAsync(0);
  expect(list).toEqual(['first starts', 'last starts']);
  await scheduler.stop();
  expect(list.slice(2)).toEqual(['last stops', 'first stops']);
});

test('with a clock that is moved by hand only jobs of real time repeat, and all run when it moves', async () => {
  const list: string[] = [];
  const scheduler = createScheduler(unlogged);
  scheduler.add([listing(list, 'due'), listing(list, 'seen', { isRealTime: true })]);
  await scheduler.start('manual');
  await vi.advanceTimersByTimeAsync(1000);
  expect(list).toEqual(['seen']);
  await scheduler.runAll();
  expect(list).toEqual(['seen', 'due', 'seen']);
  await scheduler.stop();
});

test('a clock that is moved by hand waits for the jobs of the start, and tells the failure of a move', async () => {
  const list: string[] = [];
  const scheduler = createScheduler(unlogged);
  const atStart = () => Promise.resolve(list.push('started'));
  scheduler.add([listing(list, 'due', { atStart, work: () => Promise.reject(new Error('away')) })]);
  await scheduler.start('manual');
  expect(list).toEqual(['started']);
  await expect(scheduler.runAll()).rejects.toThrow('away');
  await scheduler.stop();
});
