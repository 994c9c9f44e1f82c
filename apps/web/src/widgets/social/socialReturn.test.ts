import { expect, test } from 'vitest';
import { socialReturnIn } from './socialReturn.ts';

test('a return address has a ticket, or the mark of a failure, or nothing', () => {
  const ticket = 'a-_Z'.padEnd(43, '0');
  expect(socialReturnIn(`#ticket=${ticket}`)).toEqual({ ticket });
  expect(socialReturnIn('#failed')).toEqual({ failed: true });
  for (const hash of ['', '#', '#ticket=', '#ticket=short', `#ticket=${ticket}"`, '#content']) {
    expect(socialReturnIn(hash)).toBeUndefined();
  }
});
