import { expect, test } from 'vitest';
import { encodingFor } from './readyAnswer.ts';

test.each([
  ['br, gzip', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0 , gzip;q=0', undefined],
  ['zstd', undefined],
  ['*', undefined],
  [undefined, undefined],
])('the encoding for "%s" is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
