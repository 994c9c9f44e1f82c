import { expect, test } from 'vitest';
import { createTroubleLog } from './troubleLog.ts';

test('a failure that repeats is logged at once, then once a minute with the number of those between', () => {
  let now = 0;
  const lines: [leftOut: unknown, message: string][] = [];
  const trouble = createTroubleLog(
    { error: (fields: { leftOut?: number }, message) => void lines.push([fields.leftOut, message]) },
    () => now,
  );
  for (; now < 150_000; now += 100) trouble(new Error('ECONNREFUSED'), 'Redis');
  trouble(new Error('ECONNREFUSED'), 'Feed');
  expect(lines).toEqual([
    [undefined, 'Redis'],
    [599, 'Redis'],
    [599, 'Redis'],
    [undefined, 'Feed'],
  ]);
});
