import { expect, test } from 'vitest';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { askAgainIn } from './betActions.api.ts';

const now = 1_000_000;
const endsIn = (ms: number) => ({ availability: 1, expiresAt: (now + ms) / 1000 }) as const;

test('an offer is requested again when it expires, at most twice a second', () => {
  expect(askAgainIn(endsIn(2000), now)).toBe(2000);
  expect(askAgainIn(endsIn(10), now)).toBe(500);
});

test('a long offer is polled as often as prices', () => {
  expect(askAgainIn(endsIn(60_000), now)).toBe(pollEvery.openBets);
  expect(askAgainIn({ availability: 1 }, now)).toBe(pollEvery.openBets);
  expect(askAgainIn({ availability: -1 }, now)).toBe(pollEvery.openBets);
});

test('an unavailable offer is polled rarely', () => {
  expect(askAgainIn({ availability: -2 }, now)).toBe(pollEvery.line);
});

test('an offer that expired while the server was down doesn’t speed up polling', () => {
  expect(askAgainIn(endsIn(-5000), now)).toBe(pollEvery.openBets);
});
