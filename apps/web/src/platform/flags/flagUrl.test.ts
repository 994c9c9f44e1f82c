import { folder } from 'virtual:flags';
import { expect, test } from 'vitest';
import { flagUrl } from './flagUrl.ts';

test.each(['de', 'us', 'gb-eng'])('returns the flag of %s', (country) => {
  expect(flagUrl(country)).toBe(`${folder}${country}.svg`);
});

test.each(['world', 'europe', 'zz', '', '../secret'])('returns a globe for "%s"', (country) => {
  expect(flagUrl(country)).toBe(`${folder}world.svg`);
});
