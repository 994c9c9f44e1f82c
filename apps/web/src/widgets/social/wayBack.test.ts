import { expect, test } from 'vitest';
import { wayBackIn } from './wayBack.ts';

test('a return address has a ticket, or the mark of a failure, or nothing', () => {
  const ticket = 'a-_Z'.padEnd(43, '0');
  expect(wayBackIn(`#ticket=${ticket}`)).toEqual({ ticket });
  expect(wayBackIn('#failed')).toEqual({ failed: true });
  for (const hash of ['', '#', '#ticket=', '#ticket=short', `#ticket=${ticket}"`, '#content']) {
    expect(wayBackIn(hash)).toBeUndefined();
  }
});
