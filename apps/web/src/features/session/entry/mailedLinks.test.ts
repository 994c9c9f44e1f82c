import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/apiError.ts';
import { linkFault } from './mailedLinks.api.ts';

const refused = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: '' });

test.each([
  ['wrong', refused(422, 'LINK_WRONG')],
  ['wrong', refused(400, 'INVALID_REQUEST')],
  ['outdated', refused(422, 'LINK_OUTDATED')],
  [undefined, refused(429, 'TOO_MANY_REQUESTS')],
  [undefined, refused(503, 'DATABASE_AWAY')],
  [undefined, new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' })],
  [undefined, new Error('anything else')],
])('a link is %s', (fault, error) => {
  expect(linkFault(error)).toBe(fault);
});
