import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('THOROUGH_SHARE', undefined);
});
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

test('the rotation takes a tenth of the thorough cases, but no fewer than npm test', async () => {
  vi.stubEnv('THOROUGH', '1');
  vi.stubEnv('THOROUGH_SHARE', '4');
  const { caseCount, inThoroughShare } = await import('./index.ts');
  expect(inThoroughShare(Array.from({ length: 24 }, (_, at) => at))).toEqual([3, 13, 23]);
  expect(caseCount(10, 500)).toBe(50);
  expect(caseCount(10, 60)).toBe(10);
});

test.each(['0', '11', 'a third'])('a share of %s is refused', async (share) => {
  vi.stubEnv('THOROUGH_SHARE', share);
  await expect(import('./index.ts')).rejects.toThrow(`THOROUGH_SHARE is "${share}"`);
});

test('a property of npm test ends within a minute, so that a counterexample is reported', async () => {
  vi.stubEnv('THOROUGH', undefined);
  const { propertyOptions } = await import('./index.ts');
  expect(propertyOptions(10).interruptAfterTimeLimit).toBeLessThan(60_000);
});

test('a property without options ends within a minute too', () => {
  const { interruptAfterTimeLimit, endOnFailure } = fc.readConfigureGlobal();
  expect(endOnFailure === true || Number(interruptAfterTimeLimit) < 60_000).toBe(true);
});

test('a property of test:thorough reports its counterexample at once, without shrinking it', async () => {
  vi.stubEnv('THOROUGH', '1');
  const { propertyOptions } = await import('./index.ts');
  const isSmall = fc.property(fc.nat(), (value) => value < 10);
  expect(fc.check(isSmall, { ...propertyOptions(100), seed: 1 })).toMatchObject({
    failed: true,
    numShrinks: 0,
  });
});
