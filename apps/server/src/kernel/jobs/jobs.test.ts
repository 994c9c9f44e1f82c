import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job that fails at every run while something is away logs it at once, and then once a minute', async () => {
  const error = vi.fn<(fields: object, message: string) => void>();
  const jobs = createJobs({ error }, 'The job failed.');
  jobs.every(1000, () => Promise.reject(new Error('away')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(error.mock.calls.map(([, message]) => message)).toEqual(['The job failed.']);
  await vi.advanceTimersByTimeAsync(120_000);
  await jobs.stop();
  expect(error.mock.calls.slice(1).map(([fields]) => fields)).toEqual([
    expect.objectContaining({ leftOut: 59 }),
    expect.objectContaining({ leftOut: 59 }),
  ]);
});
