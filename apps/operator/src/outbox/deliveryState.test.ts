import { expect, test } from 'vitest';
import { canRetry, deliveryState } from './deliveryState.ts';

const AT = '2026-03-14T15:00:00Z';
const waiting = { sentAt: null, attempts: 0, expiredAt: null, gaveUpAt: null, withdrawnAt: null };

test.each([
  ['Waiting', {}],
  ['Failed once, retried', { attempts: 1 }],
  ['Failed 3 times, retried', { attempts: 3 }],
  ['Given up', { attempts: 5, gaveUpAt: AT }],
  ['Expired unsent', { attempts: 5, gaveUpAt: AT, expiredAt: AT }],
  ['Withdrawn by a correction', { withdrawnAt: AT }],
  ['Sent', { attempts: 1, sentAt: AT }],
])('is “%s”', (text, changes) => {
  expect(deliveryState({ ...waiting, ...changes }).text).toBe(text);
});

test('only a given-up e-mail whose code or link is valid can be sent again', () => {
  expect(canRetry({ ...waiting, gaveUpAt: AT })).toBe(true);
  expect(canRetry({ ...waiting, gaveUpAt: AT, expiredAt: AT })).toBe(false);
  expect(canRetry({ ...waiting, attempts: 2 })).toBe(false);
});
