import { expect, test } from 'vitest';
import { isSparing } from './sparing.ts';

test.each([
  [{}, false],
  [{ saveData: true }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on a connection %o prefetching is skipped: %s', (connection, sparing) => {
  expect(isSparing(connection)).toBe(sparing);
});
