import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

test.each([
  [undefined, 10],
  ['0', 10],
  ['1', 500],
])('with THOROUGH=%s a property runs %i cases', async (thorough, count) => {
  vi.stubEnv('THOROUGH', thorough);
  const { caseCount, propertyOptions } = await import('./index.ts');
  expect(caseCount(10, 500)).toBe(count);
  expect(propertyOptions(10, 500).numRuns).toBe(count);
});

test('a property of npm test ends within a minute, so that a counterexample is reported', async () => {
  vi.stubEnv('THOROUGH', undefined);
  const { propertyOptions } = await import('./index.ts');
  expect(propertyOptions(10).interruptAfterTimeLimit).toBeLessThan(60_000);
});
